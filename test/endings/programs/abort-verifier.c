/* abort() ends the execution in programs that use __VERIFIER_, and only what came before it counts.
 * endings: => violated assertion
 * endings: -DFIXED => verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
extern _Bool __VERIFIER_nondet_bool(void);
atomic_int x;
static void *w(void *arg) {
  x = 1;
  abort();
  return arg;
}
int main(void) {
  pthread_t t;
  _Bool n = __VERIFIER_nondet_bool();
  pthread_create(&t, 0, w, 0);
#ifdef FIXED
  if (n != n) assert(x == 0);
#else
  if (n) assert(x == 0);
#endif
  pthread_join(t, 0);
  assert(0);
}
