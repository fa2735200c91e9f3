/* Publishing a pointer with relaxed accesses: the dependency on the pointer does not help.
 * heddle-litmus:
 *   sc tso: r1=1 | r1=9
 *   pso relaxed ra rc11 c11: r1=0 | r1=1 | r1=9
 *   executions: sc tso 2, pso rc11 3
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int v;
_Atomic(atomic_int *) p;

void *thread1(void *arg) {
  atomic_store_explicit(&v, 1, memory_order_relaxed);
  atomic_store_explicit(&p, &v, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  int r1 = 9;
  atomic_int *q = atomic_load_explicit(&p, memory_order_relaxed);
  if (q)
    r1 = atomic_load_explicit(q, memory_order_relaxed);
  heddle_observe(r1);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread2, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
