/*
 * Each side says that it comes, and looks whether the other does. With store buffers neither sees the other: the store to
 * the block is made after the free, or is still on its way. FENCE: a full fence between.
 *
 * expect:        sc verified  tso memory    pso memory
 * expect FENCE:  sc verified  tso verified  pso verified
 */
#include <pthread.h>
#include <stdlib.h>

int x, y, *p;
#ifdef FENCE
#define fence() __sync_synchronize()
#else
#define fence() (void)0
#endif

static void *other(void *arg) {
  x = 1;
  fence();
  if (y == 0) *p = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  p = malloc(sizeof *p);
  pthread_create(&t, 0, other, 0);
  y = 1;
  fence();
  if (x == 0) free(p);
  pthread_join(t, 0);
  return 0;
}
