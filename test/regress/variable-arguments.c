/*
 * Variable arguments of several sizes, taken in two ways, one of them through a list that others can see. The bounded
 * program did not have them.
 *
 * agree: verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdarg.h>

va_list seen;
int x;

static long sum(int n, ...) {
  va_list list;
  va_start(list, n);
  va_copy(seen, list);
  long total = 0;
  for (int i = 0; i < n; i++) total += i % 2 == 0 ? va_arg(list, int) : *va_arg(list, int *);
  total += va_arg(seen, int);
  va_end(list);
  return total;
}

static void *run(void *arg) {
  x = 2;
  return arg;
}

int main(void) {
  pthread_t t;
  int y = 7;
  pthread_create(&t, 0, run, 0);
  long got = sum(3, -1, &x, 5, &y);
  pthread_join(t, 0);
  assert(got == 3 || got == 5);
  return 0;
}
