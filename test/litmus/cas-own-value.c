/* A failed compare-exchange delivers the value it read.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=0 x=7 | r1=7 x=7
 *   executions: sc tso pso rc11 2
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *thread1(void *arg) {
  int r1 = 0;
  atomic_compare_exchange_strong_explicit(&x, &r1, 1, memory_order_relaxed, memory_order_relaxed);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&x, 7, memory_order_relaxed);
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
