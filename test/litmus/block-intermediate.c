/* A value that an atomic block overwrites itself is seen only where the block is but a mutex.
 * heddle-litmus:
 *   sc tso pso relaxed: r1=0 | r1=2
 *   ra rc11 c11: r1=0 | r1=1 | r1=2
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
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&x, 2, memory_order_relaxed);
  __VERIFIER_atomic_end();
  return 0;
}

void *thread2(void *arg) {
  int r1 = atomic_load_explicit(&x, memory_order_relaxed);
  heddle_observe(r1);
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
