/* What a thread wrote before its assumption failed was there for others to see; what comes after never is.
 * endings: => violated assertion
 * endings: -DCPROVER => violated assertion
 * endings: -DHEDDLE => violated assertion
 * endings: -DAFTER => verified
 * endings: -DAFTER -DNOJOIN => verified
 */
#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
extern void __VERIFIER_assume(int);
#if defined CPROVER
#define ASSUME(x) __CPROVER_assume(x)
#elif defined HEDDLE
#define ASSUME(x) heddle_assume(x)
#else
#define ASSUME(x) __VERIFIER_assume(x)
#endif
atomic_int x;
static void *w(void *a) {
#ifdef AFTER
  ASSUME(0);
  x = 1;
#else
  x = 1;
  ASSUME(0);
#endif
  return a;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, w, 0);
  assert(x == 0);
#ifndef NOJOIN
  pthread_join(t, 0);
  assert(0);
#endif
}
