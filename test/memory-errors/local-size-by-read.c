/* The same as block-size-by-read.c with a variable-length array.
 */
#ifdef MENDED
#define SMALL 8
#else
#define SMALL 4
#endif
#define LARGE 8

#include <pthread.h>
#include <stdatomic.h>

atomic_int x, z;
char *_Atomic array;

static void *writes(void *arg) {
  int q = z;
  x = 1;
  char *p = array;
  if (q == 0 && p) p[6] = 1;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writes, 0);
  int r = x;
  char local[r ? LARGE : SMALL];
  array = local;
  z = 1;
  pthread_join(t, 0);
  return 0;
}
