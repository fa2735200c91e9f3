/* An assertion that needs no event of its thread fails, whatever the others do. Beside it an atomic block that an assumption ends:
 * it never happened. The formula let it begin last, and the machine could then do nothing else (an internal error of sequentialize).
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_assume(int);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int zero, one;

void *fails(void *arg) {
  assert(atomic_load_explicit(&zero, memory_order_relaxed) != 0);
  return 0;
}

void *never(void *arg) {
  __VERIFIER_atomic_begin();
  atomic_store_explicit(&one, 1, memory_order_relaxed);
  __VERIFIER_assume(atomic_load_explicit(&one, memory_order_relaxed) == 0);
  __VERIFIER_atomic_end();
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, fails, 0);
  pthread_create(&b, 0, never, 0);
  int seen = atomic_load_explicit(&one, memory_order_relaxed);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return seen;
}
