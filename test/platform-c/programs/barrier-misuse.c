/* Barriers that are not there, or no longer.
 * platform: verified
 * platform: -DNO_INIT violated lock: not initialised
 * platform: -DBUSY violated lock: destroyed
 * platform: -DAFTER violated lock: a destroyed barrier
 */
#include <errno.h>
#include <pthread.h>

pthread_barrier_t b;

void *run(void *arg) {
  pthread_barrier_wait(&b);
  return arg;
}

int main(void) {
#ifndef NO_INIT
#ifdef BUSY
  pthread_barrier_init(&b, 0, 2);
  pthread_t a;
  pthread_create(&a, 0, run, 0);
#else
  if (pthread_barrier_init(&b, 0, 0) != EINVAL) return 1;
  pthread_barrier_init(&b, 0, 1);
#endif
#endif
#ifndef BUSY
  run(0);
#endif
  pthread_barrier_destroy(&b);
#ifdef AFTER
  run(0);
#endif
  return 0;
}
