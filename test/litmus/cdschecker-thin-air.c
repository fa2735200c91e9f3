/* CDSChecker, section 11.1.2: 42 out of thin air. Dependencies order nothing under relaxed, so
 * there the cycle justifies itself.
 * heddle-litmus:
 *   sc tso pso ra rc11 c11: r1=0 r2=0
 *   relaxed: r1=0 r2=0 | r1=42 r2=42
 *   executions: sc tso pso rc11 1
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *thread1(void *arg) {
  int r1 = atomic_load_explicit(&x, memory_order_relaxed);
  if (r1 == 42)
    atomic_store_explicit(&y, r1, memory_order_relaxed);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  int r2 = atomic_load_explicit(&y, memory_order_relaxed);
  if (r2 == 42)
    atomic_store_explicit(&x, 42, memory_order_relaxed);
  heddle_observe(r2);
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
