/*
 * Who waits at a barrier, or for a once flag, waits in a call: nobody to come is a deadlock, and no liveness violation.
 * endings: --check=deadlock => violated deadlock
 * endings: --check=liveness => verified
 * endings: --check=deadlock -DSPINS => verified
 * endings: --check=liveness -DSPINS => violated liveness
 */
#include <pthread.h>
#include <stdatomic.h>
static pthread_barrier_t b;
static atomic_int flag;

static void *waits(void *a) {
#ifdef SPINS
  while (!flag) {
  }
#else
  pthread_barrier_wait(&b);
#endif
  return a;
}

int main(void) {
  pthread_t t;
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&t, 0, waits, 0);
  pthread_join(t, 0);
  return 0;
}
