/* An atomic block with a failed assumption in it never happened: nobody has seen anything of it.
 * endings: => verified
 * endings: -DBEFORE => violated assertion
 * endings: -DNEEDS => verified
 * endings: -DNEEDS -DBAD => violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
extern void __VERIFIER_assume(int);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
atomic_int x, y;
static void *w(void *a) {
#ifdef BEFORE
  x = 1;
#endif
  __VERIFIER_atomic_begin();
  x = 1;
#ifdef NEEDS
  int r = y;
  __VERIFIER_assume(r == 1);
#else
  __VERIFIER_assume(0);
#endif
  __VERIFIER_atomic_end();
  return a;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, w, 0);
#ifdef NEEDS
  int r = x;
#ifndef BAD
  assert(r == 0);
#endif
  y = 1;
#ifdef BAD
  assert(x == 0);
#endif
#else
  assert(x == 0);
#endif
}
