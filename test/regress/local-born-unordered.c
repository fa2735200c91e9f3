/* The address of a local that was published by a relaxed store: under the C11 family nothing orders the local's beginning
 * before the other thread's access. The engine axiomatic looked at the allocations of heap blocks only and verified the
 * program. Found by fuzzing (--kind lifetimes --seed 4, programs 17 and 34).
 * heddle-litmus:
 *   sc tso pso relaxed: clean
 *   ra rc11 c11: violates memory
 */
#include <pthread.h>
#include <stdatomic.h>
_Atomic(atomic_int *) q;

void *writer(void *arg) {
  atomic_int *p = atomic_load_explicit(&q, memory_order_relaxed);
  if (p) atomic_store_explicit(p, 2, memory_order_relaxed);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  atomic_int x;
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&q, &x, memory_order_relaxed);
  pthread_join(t, 0);
  return 0;
}
