/* Two compare-exchanges from 0: exactly one succeeds.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: ok1=0 ok2=1 x=2 | ok1=1 ok2=0 x=1
 *   executions: sc tso pso rc11 2
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *thread1(void *arg) {
  int e = 0;
  int ok1 = atomic_compare_exchange_strong_explicit(&x, &e, 1, memory_order_relaxed, memory_order_relaxed);
  heddle_observe(ok1);
  return 0;
}

void *thread2(void *arg) {
  int e = 0;
  int ok2 = atomic_compare_exchange_strong_explicit(&x, &e, 2, memory_order_relaxed, memory_order_relaxed);
  heddle_observe(ok2);
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
