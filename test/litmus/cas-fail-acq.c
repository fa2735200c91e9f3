/* A failed compare-exchange with acquire failure order synchronises.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: ok=0 r2=1 | ok=1 r2=0 | ok=1 r2=1
 *   executions: sc tso pso rc11 3
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int d, x;

void *thread1(void *arg) {
  atomic_store_explicit(&d, 1, memory_order_relaxed);
  atomic_store_explicit(&x, 1, memory_order_release);
  return 0;
}

void *thread2(void *arg) {
  int e = 0;
  int ok = atomic_compare_exchange_strong_explicit(&x, &e, 2, memory_order_acq_rel, memory_order_acquire);
  int r2 = atomic_load_explicit(&d, memory_order_relaxed);
  heddle_observe(ok, r2);
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
