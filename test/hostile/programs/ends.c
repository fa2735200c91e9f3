/*
 * Ends of programs and threads, assumptions, narrowed checks beside each other.
 * expect RETURNVALUE:      sc verified  rc11 verified
 * expect EXITVALUE:        sc verified  rc11 verified
 * expect ATEXITORDER:      sc verified  rc11 verified
 * expect ATEXITASSERT:     sc assertion  rc11 assertion
 * expect QUICK:            sc verified  rc11 verified
 * expect EXITINLOCK:       sc verified  pso verified  rc11 verified
 * expect MAINEXITS:        sc verified  rc11 verified
 * expect MAINEXITS BAD:    sc assertion  rc11 assertion
 * expect KEYDTOR:          sc verified  rc11 verified
 * expect KEYDTOR BAD:      sc assertion  rc11 assertion
 * expect ASSUMETHEN:       sc verified  rc11 verified
 * expect ASSUMEOTHER:      sc assertion  pso assertion  rc11 assertion
 * expect ASSUMEORDER:      sc verified  pso verified  rc11 verified
 * expect ASSUMELOCK:       sc verified  rc11 verified
 * expect ABORTED:          sc assertion  rc11 assertion
 * expect SPINMAIN:         sc verified  pso verified  rc11 verified
 * expect SPINJOIN:         sc liveness  pso liveness  rc11 liveness
 * expect CIRCLE:           sc deadlock  rc11 deadlock
 * expect JOINSELF:         sc deadlock  rc11 deadlock
 * expect JOINEACH:         sc deadlock  rc11 deadlock
 * expect DIVIDE:           sc arithmetic  rc11 arithmetic
 * expect SHIFT:            sc verified  rc11 verified
 * expect NULLCALL:         sc memory  rc11 memory
 * expect UNREACHABLE:      sc verified  rc11 verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
void __VERIFIER_assume(int);

static atomic_int x, y;
static int order;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static pthread_t self, other;
static pthread_key_t key;
static void first(void) { assert(order == 1); }
static void second(void) { order = 1; }
static void wrong(void) { assert(order == 2); }
static void drop(void *v) {
  (void)v;
#ifdef BAD
  assert(x == 5);
#else
  assert(x == 1);
#endif
}

static void *t(void *a) {
#if defined EXITINLOCK
  pthread_mutex_lock(&m);
  exit(0);
#elif defined MAINEXITS
  x = 1;
#ifdef BAD
  assert(0);
#endif
#elif defined KEYDTOR
  x = 1;
  pthread_setspecific(key, &x);
#elif defined ASSUMETHEN
  __VERIFIER_assume(x == 1);
  assert(x == 1);
#elif defined ASSUMEOTHER
  x = 1;
  assert(y == 0);
#elif defined ASSUMEORDER
  int r = y;
  __VERIFIER_assume(r == 1);
  assert(x == 1);
#elif defined ASSUMELOCK
  pthread_mutex_lock(&m);
  __VERIFIER_assume(0);
#elif defined SPINMAIN || defined SPINJOIN
  while (!x) {
  }
#elif defined CIRCLE
  pthread_mutex_lock(&n);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&n);
#elif defined JOINSELF
  self = pthread_self();
  pthread_join(self, 0);
#elif defined JOINEACH
  pthread_join(*(pthread_t *)a, 0);
#endif
  return a;
}

int main(int argc, char **argv) {
  (void)argv;
  pthread_t h;
  (void)h;
#if defined RETURNVALUE
  return 3;
#elif defined EXITVALUE
  exit(3);
#elif defined ATEXITORDER
  atexit(first);
  atexit(second);
#elif defined ATEXITASSERT
  atexit(wrong);
  exit(0);
#elif defined QUICK
  atexit(wrong);
  _Exit(0);
#elif defined EXITINLOCK
  pthread_create(&h, 0, t, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_join(h, 0);
#elif defined MAINEXITS
  pthread_create(&h, 0, t, 0);
  pthread_exit(0);
#elif defined KEYDTOR
  pthread_key_create(&key, drop);
  pthread_create(&h, 0, t, 0);
  pthread_join(h, 0);
#elif defined ASSUMETHEN || defined ASSUMEOTHER
  pthread_create(&h, 0, t, 0);
  y = 1;
#ifdef ASSUMEOTHER
  __VERIFIER_assume(x == 0);
#endif
  x = 1;
  pthread_join(h, 0);
#elif defined ASSUMEORDER
  pthread_create(&h, 0, t, 0);
  x = 1;
  y = 1;
  pthread_join(h, 0);
#elif defined ASSUMELOCK
  pthread_create(&h, 0, t, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
#elif defined ABORTED
  pthread_create(&h, 0, t, 0);
  assert(argc < 0);
#elif defined SPINMAIN || defined SPINJOIN
  pthread_create(&h, 0, t, 0);
#ifdef SPINJOIN
  pthread_join(h, 0);
#endif
#elif defined CIRCLE
  pthread_create(&h, 0, t, 0);
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&n);
  pthread_mutex_unlock(&n);
  pthread_mutex_unlock(&m);
  pthread_join(h, 0);
#elif defined JOINSELF
  pthread_create(&h, 0, t, 0);
  pthread_join(h, 0);
#elif defined JOINEACH
  self = pthread_self();
  pthread_create(&other, 0, t, &self);
  pthread_join(other, 0);
#elif defined DIVIDE
  return 1 / (argc - argc);
#elif defined SHIFT
  unsigned u = 1u << (argc & 31);
  return u == 0;
#elif defined NULLCALL
  void (*f)(void) = argc < 0 ? first : 0;
  f();
#elif defined UNREACHABLE
  if (argc < 0) assert(0);
#endif
  return 0;
}
