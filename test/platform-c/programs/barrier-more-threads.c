/* More threads than a round needs: two of four pass at a time.
 * platform: verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_barrier_t b;
atomic_int serial;

void *run(void *arg) {
  if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD) serial++;
  return arg;
}

int main(void) {
  pthread_t t[4];
  pthread_barrier_init(&b, 0, 2);
  for (int i = 0; i < 4; i++) pthread_create(&t[i], 0, run, 0);
  for (int i = 0; i < 4; i++) pthread_join(t[i], 0);
  assert(serial == 2);
  return 0;
}
