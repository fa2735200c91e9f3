/* CDSChecker, figure 16: a flow through the address of a store. r1 = r2 = r3 = 1 is a satisfaction
 * cycle.
 * heddle-litmus:
 *   sc tso pso ra rc11 c11: r1=0 r2=0 r3=0
 *   relaxed: r1=0 r2=0 r3=0 | r1=1 r2=1 r3=1
 *   executions: sc tso pso rc11 3
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x[2] = {1, 0}, idx, y;

void *thread1(void *arg) {
  int r1 = atomic_load_explicit(&idx, memory_order_relaxed);
  atomic_store_explicit(&x[r1], 0, memory_order_relaxed);
  int r2 = atomic_load_explicit(&x[0], memory_order_relaxed);
  atomic_store_explicit(&y, r2, memory_order_seq_cst);
  heddle_observe(r1, r2);
  return 0;
}

void *thread2(void *arg) {
  int r3 = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_store_explicit(&idx, r3, memory_order_relaxed);
  heddle_observe(r3);
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
