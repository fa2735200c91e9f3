/* Conditions of several parts: that one of them decides is enough for the assertion to be reached. */
#include <assert.h>
#include <pthread.h>

int x, y;

static void inlined(int v) {
  assert(v == 0 || v == 5);
  assert(v < 10 && v >= 0);
}

static void *reads(void *arg) {
  int own = x;
  assert(x == 0 || x == 1);
  assert(x == 0 && y == 0);
  assert(x ? y : y == 0);
  assert(!(x && y));
  assert((x == 0 || y == 1) && (y == 0 || x == 1));
  assert(own == 0 ||
         own == 7);
  inlined(x);
  inlined(y);
  if (x) assert(y == 3 || y == 4);
  if (own) assert(own == 4);
  do assert(x < 2 || y < 2);
  while (x != 0);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, reads, 0);
  pthread_join(t, 0);
}
