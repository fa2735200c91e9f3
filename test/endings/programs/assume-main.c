/* A failed assumption ends its thread, not what the others do: also when it comes right after main's last step.
 * endings: => violated assertion
 * endings: -DFIXED => verified
 * endings: -DFIXED -DHOLDS => verified
 */
#include <assert.h>
#include <pthread.h>
extern void __VERIFIER_assume(int);
static void *t1(void *a) {
#ifndef FIXED
  assert(0);
#endif
  return a;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, t1, 0);
#ifdef HOLDS
  __VERIFIER_assume(1);
#else
  __VERIFIER_assume(0);
#endif
}
