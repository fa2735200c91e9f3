/* An atomic block with two ends: its own, and that of the thread which leaves inside it. axiomatic knew the first only: where a block takes
 * a global lock, whoever left gave nothing back, nobody began a block after that, and the program was verified (ra, rc11, c11).
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
atomic_int x, y;

void *leaves(void *arg) {
  __VERIFIER_atomic_begin();
  if (atomic_load_explicit(&x, memory_order_relaxed)) {
    atomic_store_explicit(&y, 1, memory_order_relaxed);
    pthread_exit(0);
  }
  __VERIFIER_atomic_end();
  return 0;
}

void *reads(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  __VERIFIER_atomic_begin();
  int seen = atomic_load_explicit(&y, memory_order_relaxed);
  __VERIFIER_atomic_end();
  assert(seen != 1);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, leaves, 0);
  pthread_create(&b, 0, reads, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
