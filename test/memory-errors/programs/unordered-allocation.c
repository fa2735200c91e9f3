/*
 * A block is handed over without synchronisation: the C11 family does not order its allocation before the access, or before
 * the free. RELEASE: it does.
 *
 * expect:               sc verified  tso verified  pso verified  rc11 memory    c11 memory
 * expect FREE:          sc verified  tso verified  pso verified  rc11 memory    c11 memory
 * expect RELEASE:       sc verified  tso verified  pso verified  rc11 verified  c11 verified
 * expect RELEASE FREE:  sc verified  tso verified  pso verified  rc11 verified  c11 verified
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(atomic_int *) p;
#ifdef RELEASE
#define REL memory_order_release
#define ACQ memory_order_acquire
#else
#define REL memory_order_relaxed
#define ACQ memory_order_relaxed
#endif

static void *other(void *arg) {
  atomic_int *q = atomic_load_explicit(&p, ACQ);
  if (q == 0) return arg;
#ifdef FREE
  free(q);
#else
  atomic_store_explicit(q, 1, memory_order_relaxed);
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  atomic_store_explicit(&p, malloc(sizeof(atomic_int)), REL);
  pthread_join(t, 0);
  return 0;
}
