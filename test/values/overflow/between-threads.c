/*
 * Only an unlucky order of two threads overflows.
 * check: overflow
 * values: verified
 * values: -DBUG violated overflow: signed addition overflows
 */
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int n = INT_MAX - 2;
static void *bump(void *a) {
  int old = atomic_load(&n);
#ifdef BUG
  atomic_store(&n, old + 2);
#else
  if (old < INT_MAX - 1) atomic_store(&n, old + 2);
#endif
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, bump, 0);
  pthread_create(&u, 0, bump, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
