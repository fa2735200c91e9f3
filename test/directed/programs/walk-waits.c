/* Who comes second waits for a turn that is never given back, unless the first gives it (MENDED). */
#include <pthread.h>
#include <stdatomic.h>
static atomic_int turn, ready;
static void *waits(void *arg) {
  atomic_store(&ready, 1);
  while (atomic_load(&turn) == 1) ;
  return arg;
}
static void *goes(void *arg) {
  if (atomic_load(&ready)) atomic_store(&turn, 1);
#ifdef MENDED
  atomic_store(&turn, 0);
#endif
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, waits, 0);
  pthread_create(&b, 0, goes, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
