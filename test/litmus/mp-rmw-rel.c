/* Message passing by a release exchange: right everywhere.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=0 r2=0 | r1=0 r2=1 | r1=1 r2=1
 *   executions: sc tso pso rc11 3
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_exchange_explicit(&y, 1, memory_order_release);
  return 0;
}

void *thread2(void *arg) {
  int r1 = atomic_load_explicit(&y, memory_order_acquire);
  int r2 = atomic_load_explicit(&x, memory_order_relaxed);
  heddle_observe(r1, r2);
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
