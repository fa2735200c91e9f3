/* 2+2W with a release store to a variable of its own between the stores. Under pso the barrier of a release store also
 * holds back what comes after it; directed did not know that and planned executions that there are none of.
 * heddle-litmus:
 *   sc tso pso relaxed: x=1 y=1 | x=1 y=2 | x=2 y=2
 *   ra rc11 c11: x=1 y=1 | x=1 y=2 | x=2 y=1 | x=2 y=2
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, first, second;

void *thread1(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  atomic_store_explicit(&first, 1, memory_order_release);
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&x, 2, memory_order_relaxed);
  atomic_store_explicit(&second, 1, memory_order_release);
  atomic_store_explicit(&y, 2, memory_order_relaxed);
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
