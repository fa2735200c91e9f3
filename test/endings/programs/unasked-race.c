/* A race that was not asked for lets the execution go on.
 * endings: --check=assertion => violated assertion
 * endings: -DFIXED --check=assertion => verified
 */
#include <assert.h>
#include <pthread.h>
int x;
static void *w(void *a) {
  x = 1;
  return a;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, w, 0);
  int r = x;
#ifndef FIXED
  assert(r == 0);
#endif
  pthread_join(t, 0);
  assert(x == 1);
}
