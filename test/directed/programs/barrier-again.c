/* Two rounds of one barrier: its 64-bit word and the 32-bit gate go through the same words of the machine. */
#include <assert.h>
#include <pthread.h>

static pthread_barrier_t b;
static int cell[2];

static void *worker(void *arg) {
  long me = (long)arg;
  for (int round = 1; round <= 2; round++) {
    cell[me] = round;
    pthread_barrier_wait(&b);
    assert(cell[1 - me] == round);
#ifndef BAD
    pthread_barrier_wait(&b);
#endif
  }
  return arg;
}

int main(void) {
  pthread_t t[2];
  pthread_barrier_init(&b, 0, 2);
  for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, worker, (void *)i);
  for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
}
