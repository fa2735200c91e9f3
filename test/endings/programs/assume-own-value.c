/*
 * An assumption in an atomic block about a value that only the block writes: the block happens.
 * endings: => violated assertion
 * endings: -DNEVER => verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
void __VERIFIER_assume(int);
atomic_int x;

static void *t(void *a) {
  __VERIFIER_atomic_begin();
  x++;
#ifdef NEVER
  __VERIFIER_assume(x == 0);
#else
  __VERIFIER_assume(x == 1);
#endif
  __VERIFIER_atomic_end();
  assert(0);
  return a;
}

int main(void) {
  pthread_t h;
  pthread_create(&h, 0, t, 0);
  pthread_join(h, 0);
  return 0;
}
