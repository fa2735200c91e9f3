/* Nondeterministic data of which the program tells little apart: zero or not, small or not. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
void __VERIFIER_assume(int);

atomic_int x, y;

static void *writer(void *arg) {
  if (__VERIFIER_nondet_int()) x = 1;
  if (__VERIFIER_nondet_uint() > 4000000000u) y = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  int n = __VERIFIER_nondet_int();
  __VERIFIER_assume(n > 5 && n < 8);
  pthread_create(&t, 0, writer, 0);
  pthread_join(t, 0);
  switch (n) {
    case 6: break;
    case 7:
#ifdef BUG
      assert(x == 0 || y == 0);
#endif
      break;
    default: assert(0);
  }
}
