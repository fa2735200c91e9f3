/* A flag that goes up and down again may be missed for ever.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates liveness
 *   executions: sc tso pso rc11 1
 */
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&x, 0, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  while (atomic_load_explicit(&x, memory_order_relaxed) == 0)
    ;
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
