/*
 * Lives that end, in corners.
 * expect SWITCHCASE:      sc memory  rc11 memory
 * expect TERNARY:         sc memory  rc11 memory
 * expect TERNARY FIXED:   sc verified  rc11 verified
 * expect ARRAYEND:        sc verified  rc11 verified
 * expect ARRAYPAST:       sc memory  rc11 memory
 * expect NESTED:          sc verified  rc11 verified
 * expect LOOPADDR:        sc memory  rc11 memory
 * expect VLA:             sc memory  rc11 memory
 * expect VLA FIXED:       sc verified  rc11 verified
 * expect RETSTRUCT:       sc verified  rc11 verified
 * expect ARGADDR:         sc memory  rc11 memory
 * expect RECURSE:         sc verified  rc11 verified
 * expect THREADARG:       sc memory  rc11 memory
 * expect THREADARG FIXED: sc verified  rc11 verified
 * expect DETACHED:        sc memory  rc11 memory
 * expect EXITED:          sc memory  rc11 memory
 * expect LONGLIVED:       sc verified  rc11 verified
 * expect FREEINNER:       sc memory  rc11 memory
 * expect FREESTACK:       sc memory  rc11 memory
 * expect FREETWO:         sc memory  pso memory  rc11 memory
 * expect FREETWO FIXED:   sc verified  pso verified  rc11 verified
 * expect COMPOUND:        sc memory  rc11 memory
 * expect STMTEXPR:        sc memory  rc11 memory
 * expect CALLOCOVER:      sc memory  rc11 memory
 * expect NEGATIVE:        sc memory  rc11 memory
 * expect ALIASCMP:        sc verified  rc11 verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

static int *g;
static atomic_int go;
static int *keep(int x) { g = &x; return g; }
struct s { int a[4]; };
static struct s make(int k) { struct s r = {{k, k + 1, k + 2, k + 3}}; return r; }
static int depth(int n, int *up) {
  int here = n;
  if (n == 0) return *up;
  return depth(n - 1, &here) + here;
}
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int *block;

static void *t(void *a) {
#if defined THREADARG || defined DETACHED
  assert(*(int *)a == 7);
#elif defined EXITED
  int x = 1;
  g = &x;
  pthread_exit(a);
#elif defined FREETWO
  pthread_mutex_lock(&m);
  if (block) free(block);
#ifdef FIXED
  block = 0;
#endif
  pthread_mutex_unlock(&m);
#endif
  return a;
}

#ifdef THREADARG
static pthread_t start(void) {
  pthread_t h;
#ifdef FIXED
  static int x;
#else
  int x;
#endif
  x = 7;
  pthread_create(&h, 0, t, &x);
  return h;
}
#endif

int main(int argc, char **argv) {
  (void)argv;
  pthread_t h;
  (void)h;
#if defined SWITCHCASE
  switch (argc) {
    default: { int x = 3; g = &x; break; }
  }
  return *g - 3;
#elif defined TERNARY
  int y = 2;
  { int x = 1; g = argc > 100 ? &y : &x;
#ifdef FIXED
    assert(*g == 1);
#endif
  }
#ifndef FIXED
  assert(*g == 1);
#endif
#elif defined ARRAYEND
  int a[3] = {1, 2, 3}, s = 0;
  for (int *p = a; p != a + 3; p++) s += *p;
  assert(s == 6);
#elif defined ARRAYPAST
  int a[3] = {1, 2, 3}, s = 0;
  for (int *p = a; p <= a + 3; p++) s += *p;
  return s;
#elif defined NESTED
  int x = 1;
  { int x = 2; g = &x; assert(*g == 2); }
  g = &x;
  assert(*g == 1);
#elif defined LOOPADDR
  for (int i = 0; i < 2; i++) {
    int x = i;
    if (i == 1) assert(*g == 0);
    g = &x;
  }
#elif defined VLA
  for (int i = 1; i < 3; i++) {
    int a[i + 1];
    a[i] = i;
#ifndef FIXED
    if (i == 2) return *g;
#endif
    g = &a[i];
  }
#elif defined RETSTRUCT
  assert(make(3).a[2] == 5);
#elif defined ARGADDR
  int *p = keep(4);
  return *p - 4;
#elif defined RECURSE
  int z = 9;
  assert(depth(3, &z) == 7);
#elif defined THREADARG
  pthread_join(start(), 0);
#elif defined DETACHED
  { int x = 7; pthread_create(&h, 0, t, &x); pthread_detach(h); }
#elif defined EXITED
  pthread_create(&h, 0, t, 0);
  pthread_join(h, 0);
  *g = 2;
#elif defined LONGLIVED
  static int x = 7;
  g = &x;
  pthread_create(&h, 0, t, 0);
  pthread_join(h, 0);
  assert(*g == 7);
#elif defined FREEINNER
  int *p = malloc(8);
  free(p + 1);
#elif defined FREESTACK
  int x = 1;
  free(&x);
#elif defined FREETWO
  block = malloc(4);
  pthread_create(&h, 0, t, 0);
  t(0);
  pthread_join(h, 0);
#elif defined COMPOUND
  { g = (int[]){1, 2}; }
  return g[0] - 1;
#elif defined STMTEXPR
  int *p = ({ int x = 1; &x; });
  return *p - 1;
#elif defined CALLOCOVER
  int *p = calloc(3, sizeof *p);
  int r = p[3];
  free(p);
  return r;
#elif defined NEGATIVE
  int *p = malloc(4);
  p[-1] = 2;
  free(p);
#elif defined ALIASCMP
  int *p = malloc(4), *q = malloc(4);
  assert(p != q && p && q);
  free(p);
  free(q);
#endif
  return 0;
}
