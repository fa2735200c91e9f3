/* A store against an increment in an atomic block: it comes before or after the block, unless the block is but a mutex.
 * heddle-litmus:
 *   sc tso pso relaxed: r1=0 x=5 | r1=5 x=6
 *   ra rc11 c11: r1=0 x=1 | r1=0 x=5 | r1=5 x=6
 *   executions: sc tso pso 2, rc11 3
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int x;

void *thread1(void *arg) {
  __VERIFIER_atomic_begin();
  int r1 = atomic_load_explicit(&x, memory_order_relaxed);
  atomic_store_explicit(&x, r1 + 1, memory_order_relaxed);
  __VERIFIER_atomic_end();
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&x, 5, memory_order_relaxed);
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
