/* Variable arguments behind a branch that depends on shared memory; what va_start writes is known there. */
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>

static int x;

static int sum(int n, ...) {
  va_list args, again;
  va_start(args, n);
  va_copy(again, args);
  int all = 0;
  for (int i = 0; i < n; i++) all += va_arg(args, int);
  for (int i = 0; i < n; i++) all += va_arg(again, int);
  va_end(again);
  va_end(args);
  return all;
}

static void *store(void *arg) {
  x = 1;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, store, 0);
  int seen = x;
  assert(seen < 2);
  pthread_join(t, 0);
#ifdef BAD
  assert(seen == 1 || sum(2, 1, 2) != 6);
#else
  assert(sum(2, 1, 2) == 6);
#endif
  return 0;
}
