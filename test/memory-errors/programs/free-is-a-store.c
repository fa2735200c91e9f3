/*
 * A free is a store and no fence: the store before it still waits when the thread reads..
 *
 * expect:        sc verified  tso assertion  pso assertion
 * expect FENCE:  sc verified  tso verified   pso verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

int x, y, r1, r2, *p, *seen;

static void *other(void *arg) {
  seen = p;
  y = 1;
#ifdef FENCE
  __sync_synchronize();
#endif
  r2 = x;
  return arg;
}

int main(void) {
  pthread_t t;
  p = malloc(sizeof *p);
  pthread_create(&t, 0, other, 0);
  x = 1;
  free(p);
#ifdef FENCE
  __sync_synchronize();
#endif
  r1 = y;
  pthread_join(t, 0);
  assert(r1 || r2);
  return 0;
}
