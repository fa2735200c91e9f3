/* A thread reads its own store or a later one.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=1 x=1 | r1=1 x=2 | r1=2 x=2
 *   executions: sc tso pso rc11 3
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  int r1 = atomic_load_explicit(&x, memory_order_relaxed);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
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
