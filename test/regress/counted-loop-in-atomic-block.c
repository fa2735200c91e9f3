/* A loop of two rounds that reads and changes nothing, in an atomic block: no place to wait or to give up waiting; its rounds
 * count. The exploration took it for a loop that spins and then goes on, and said that a thread waits inside the block.
 * heddle-litmus:
 *   sc tso pso relaxed: r1=0 r2=0 | r1=1 r2=1
 *   ra rc11 c11: r1=0 r2=0 | r1=1 r2=0 | r1=1 r2=1
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int x;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  int r1 = 0, r2 = 0;
  __VERIFIER_atomic_begin();
  for (int i = 0; i < 2; i++) r2 = atomic_load_explicit(&x, memory_order_relaxed);
  r1 = atomic_load_explicit(&x, memory_order_relaxed);
  __VERIFIER_atomic_end();
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
