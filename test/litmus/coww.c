/* Two stores of one thread to one location stay in order.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: x=2 | x=3
 *   executions: sc tso pso rc11 3
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&x, 2, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&x, 3, memory_order_relaxed);
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
