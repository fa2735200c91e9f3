/* Store buffering around atomic blocks: they are full fences; as a mutex they order one thread after the other.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=0 r2=1 | r1=1 r2=0 | r1=1 r2=1
 *   executions: sc tso pso rc11 4
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int x, y, z;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  __VERIFIER_atomic_begin();
  z++;
  __VERIFIER_atomic_end();
  int r1 = atomic_load_explicit(&y, memory_order_relaxed);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  __VERIFIER_atomic_begin();
  z++;
  __VERIFIER_atomic_end();
  int r2 = atomic_load_explicit(&x, memory_order_relaxed);
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
