/* What another thread does before the assumption fails counts; so does what the thread itself did before it. */
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);
void __VERIFIER_assume(int);

int x;

static void *other(void *arg) {
#ifdef OTHER
  assert(0);
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  int n = __VERIFIER_nondet_int();
#ifdef DIVIDED
  int r = 1;
  if (n > 90 && n < 95) r = 10 / (n - 92);
#endif
#ifdef ASSERTED
  assert(n != 92);
#endif
#ifdef NEVER
  __VERIFIER_assume(n > 4 && n < 3);
#else
  __VERIFIER_assume(n > 3 && n < 6);
#endif
  x = n * n;
  pthread_join(t, 0);
#ifdef NEVER
  assert(0);
#endif
  assert(x == 16 || x == 25);
#ifdef DIVIDED
  assert(r);
#endif
}
