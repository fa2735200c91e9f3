/* Two plus two writes with release stores: a barrier on hardware, nothing in C11 where nobody
 * reads.
 * heddle-litmus:
 *   sc tso pso relaxed: x=1 y=2 | x=2 y=1 | x=2 y=2
 *   ra rc11 c11: x=1 y=1 | x=1 y=2 | x=2 y=1 | x=2 y=2
 *   executions: sc tso pso 3, rc11 4
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_release);
  atomic_store_explicit(&y, 2, memory_order_release);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_release);
  atomic_store_explicit(&x, 2, memory_order_release);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread2, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  heddle_observe(x, y);
  return 0;
}
