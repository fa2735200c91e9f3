/* A barrier used again and again; exactly one thread is told that it was the last.
 * platform: verified
 * platform: -DONE_MEETING violated race
 * platform: -DNOBODY violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_barrier_t b;
int cell[2];
atomic_int serial;

void *worker(void *arg) {
  int me = (int)(long)arg;
  for (int round = 1; round <= 2; round++) {
    cell[me] = round;
    if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD) serial++;
    assert(cell[1 - me] == round);
#ifndef ONE_MEETING
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
#ifdef NOBODY
  assert(serial == 0);
#endif
  assert(serial == 2);
  return 0;
}
