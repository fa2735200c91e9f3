/* The one thread fails inside its atomic block, the other ends the program inside its own. Where a block takes a global lock, neither gives
 * it back: whoever comes second waits for ever. axiomatic made both blocks happen, for which there is no order, and verified
 * the program. Found by fuzzing (--kind exit --seed 1801, program 23).
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

void *fails(void *arg) {
  __VERIFIER_atomic_begin();
  assert(0);
  __VERIFIER_atomic_end();
  return 0;
}

void *leaves(void *arg) {
  __VERIFIER_atomic_begin();
  exit(0);
  __VERIFIER_atomic_end();
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, fails, 0);
  pthread_create(&b, 0, leaves, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
