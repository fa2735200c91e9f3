/* An assertion inside an atomic block fails on what another block has stored. The store revisits the read while its own block is
 * not finished; the reader, inside its block, too, went on first, and an error by what has not happened yet is none: explore
 * verified the program under sc, tso and pso. Now the block that was read from is finished first.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
atomic_int x;

void *reads(void *arg) {
  __VERIFIER_atomic_begin();
  assert(atomic_load_explicit(&x, memory_order_relaxed) == 0);
  __VERIFIER_atomic_end();
  return 0;
}

void *stores(void *arg) {
  __VERIFIER_atomic_begin();
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  __VERIFIER_atomic_end();
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, reads, 0);
  pthread_create(&b, 0, stores, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
