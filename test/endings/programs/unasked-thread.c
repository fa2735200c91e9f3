/* The same in a thread: what the others do wrong before it is found, and where that is all right nothing is hidden.
 * endings: --check=assertion => violated assertion
 * endings: -DFIXED --check=assertion => unknown: --check memory
 * endings: -DFIXED --check=memory => violated memory
 * endings: -DFIXED -DRARE --check=assertion => unknown: --check memory
 * endings: -DFIXED -DNEVER --check=assertion => verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int x;
static void *w(void *a) {
  int *p = malloc(4);
  x = 1;
  free(p);
#if defined RARE
  if (x == 2)
#elif defined NEVER
  if (x == 3)
#endif
    free(p);
  x = 5;
  return a;
}
static void *v(void *a) {
#ifdef FIXED
  x = 2;
  assert(x != 7);
#else
  assert(x != 1);
#endif
  return a;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, w, 0);
  pthread_create(&u, 0, v, 0);
}
