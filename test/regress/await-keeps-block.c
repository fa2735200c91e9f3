/* The one thread waits inside its atomic block for what nobody does, the other stands before its own, which would end the program:
 * a deadlock. axiomatic and sequentialize did not see that the second waits, too, and verified the program.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates deadlock
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
atomic_int never;

void *waits(void *arg) {
  __VERIFIER_atomic_begin();
  while (atomic_load_explicit(&never, memory_order_relaxed) == 0) {
  }
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
  pthread_create(&a, 0, waits, 0);
  pthread_create(&b, 0, leaves, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
