/* Data that is computed with, and of which an assumption leaves few values: each of them is tried. */
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);
unsigned __VERIFIER_nondet_uint(void);
void __VERIFIER_assume(int);
void abort(void);

static void assume_abort_if_not(int cond) {
  if (!cond) abort();
}

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
unsigned a, b;

static void *left(void *arg) {
  pthread_mutex_lock(&m);
  if (a > b) a -= b;
  pthread_mutex_unlock(&m);
  return arg;
}

static void *right(void *arg) {
  pthread_mutex_lock(&m);
  if (b > a) b -= a;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  unsigned n = __VERIFIER_nondet_uint();
  int k = __VERIFIER_nondet_int();
  __VERIFIER_assume(n >= 1 && n <= 4);
  assume_abort_if_not(k > 0 && k < 4);
  a = n;
  b = (unsigned)k;
  pthread_t t, u;
  pthread_create(&t, 0, left, 0);
  pthread_create(&u, 0, right, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(a >= 1 && b >= 1);
#ifdef BUG
  assert(n + (unsigned)k < 7);
#endif
}
