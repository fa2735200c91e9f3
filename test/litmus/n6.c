/* n6 of the x86-TSO paper: forwarding lets thread 1 read its own store before it is in memory, r1=1
 * r2=0 x=1.
 * heddle-litmus:
 *   sc: r1=1 r2=0 x=2 | r1=1 r2=2 x=1 | r1=1 r2=2 x=2 | r1=2 r2=2 x=2
 *   tso: r1=1 r2=0 x=1 | r1=1 r2=0 x=2 | r1=1 r2=2 x=1 | r1=1 r2=2 x=2 | r1=2 r2=2 x=2
 *   pso relaxed ra rc11 c11: r1=1 r2=0 x=1 | r1=1 r2=0 x=2 | r1=1 r2=2 x=1 | r1=1 r2=2 x=2 | r1=2 r2=0 x=2
 *     | r1=2 r2=2 x=2
 *   executions: sc 4, tso 5, pso rc11 6
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  int r1 = atomic_load_explicit(&x, memory_order_relaxed);
  int r2 = atomic_load_explicit(&y, memory_order_relaxed);
  heddle_observe(r1, r2);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&y, 2, memory_order_relaxed);
  atomic_store_explicit(&x, 2, memory_order_relaxed);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread2, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  heddle_observe(x);
  return 0;
}
