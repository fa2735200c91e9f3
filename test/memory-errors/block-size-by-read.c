/* How large a block is depends on a read, and another thread writes beyond the smaller one. What the machine knew of a thread's
 * blocks did not go back with the thread: after an execution in which the read got 1 the small block was taken for the large one
 * (a wrong "verified" of explore, in every model).
 */
#ifdef MENDED
#define SMALL 8
#else
#define SMALL 4
#endif
#define LARGE 8

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int x, z;
char *_Atomic block;

static void *makes(void *arg) {
  int r = x;
  block = malloc(r ? LARGE : SMALL);
  z = 1;
  return arg;
}

static void *writes(void *arg) {
  int q = z;
  x = 1;
  char *p = block;
  if (q == 0 && p) p[6] = 1;
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, makes, 0);
  pthread_create(&b, 0, writes, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
