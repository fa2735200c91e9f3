/*
 * Two errors in two threads. Whoever asks for one of them gets it: the thread before the other can stay there.
 * endings: --check=memory => violated memory
 * endings: --check=assertion => violated assertion
 * endings: --check=memory -DSEEN => violated memory
 * endings: --check=memory -DFIXED => verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int x;

static void *asserts(void *a) {
  int r = x++;
  assert(r != 0);
  return a;
}

static void *writes(void *a) {
#ifdef SEEN
  while (x == 0) {
  }
#endif
  int *p = malloc(sizeof *p);
  free(p);
#ifndef FIXED
  *p = 1;
#endif
  return a;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, asserts, 0);
  pthread_create(&u, 0, writes, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
