/* Weak compare-exchanges: with --spurious-cas they may fail although the value is the expected one. */
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
atomic_int x; int done;
void *f(void *a) { int e = 0;
#ifdef LOOP
  while (!atomic_compare_exchange_weak(&x, &e, e + 1)) ;
#elif defined TWICE
  if (!atomic_compare_exchange_weak(&x, &e, 1)) { if (e == 0) done = 1; }
#else
  assert(atomic_compare_exchange_weak(&x, &e, 1) || e == 5);
#endif
  return 0; }
void *g(void *a) {
#ifdef LOOP
  int e = 0; while (!atomic_compare_exchange_weak(&x, &e, e + 1)) ;
#else
  x = 5;
#endif
  return 0; }
int main(void) { pthread_t a, b; pthread_create(&a, 0, f, 0); pthread_create(&b, 0, g, 0); pthread_join(a, 0); pthread_join(b, 0);
#ifdef LOOP
 assert(x == 2);
#endif
#ifdef TWICE
 assert(!done);
#endif
}
