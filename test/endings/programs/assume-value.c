/* An assumption about what was read: the others' errors count in executions where it fails too.
 * endings: => violated assertion
 * endings: -DFIXED => verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
extern void __VERIFIER_assume(int);
atomic_int x, y;
static void *w(void *a) {
  int r = x;
  __VERIFIER_assume(r == 1);
  y = 1;
  return a;
}
static void *v(void *a) {
#ifndef FIXED
  assert(x == 1);
#else
  if (y) assert(x == 1);
#endif
  return a;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, w, 0);
  pthread_create(&u, 0, v, 0);
  x = 1;
  pthread_join(t, 0);
  pthread_join(u, 0);
}
