/* An assumption ends an atomic block after its stores: it never happened, and an assertion that fails on what it stored is none. The
 * search ended there, and what the third thread writes never came to the second: a wrong "verified" of explore, in every model.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int x, y;

void *never(void *arg) {
  __VERIFIER_atomic_begin();
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  __VERIFIER_assume(0);
  __VERIFIER_atomic_end();
  return 0;
}

void *reads(void *arg) {
  if (atomic_load_explicit(&x, memory_order_relaxed) == 0)
    assert(atomic_load_explicit(&y, memory_order_relaxed) == 0);
  return 0;
}

void *writes(void *arg) {
  atomic_store_explicit(&y, atomic_load_explicit(&x, memory_order_relaxed) + 2, memory_order_relaxed);
  return 0;
}

int main(void) {
  pthread_t t[3];
  pthread_create(&t[0], 0, never, 0);
  pthread_create(&t[1], 0, reads, 0);
  pthread_create(&t[2], 0, writes, 0);
  pthread_join(t[1], 0);
  pthread_join(t[2], 0);
  return 0;
}
