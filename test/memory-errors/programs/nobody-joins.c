/*
 * What goes wrong in a thread that nobody joins, and that does nothing else.
 *
 * expect WRITE:  sc memory  tso memory  rc11 memory
 * expect READ:   sc memory  tso memory  rc11 memory
 * expect FREE:   sc memory  tso memory  rc11 memory
 * expect ABORT:  sc assertion  tso assertion  rc11 assertion
 * expect WRITE DETACH:  sc memory  tso memory  rc11 memory
 * expect:        sc verified  tso verified  rc11 verified
 */
#include <pthread.h>
#include <stdlib.h>

int *p;

static void *alone(void *arg) {
#if defined WRITE
  *p = 1;
#elif defined READ
  return (void *)(long)*p;
#elif defined FREE
  int x;
  free(&x);
#elif defined ABORT
  if (!p) abort();
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, alone, 0);
#ifdef DETACH
  pthread_detach(t);
#endif
  return 0;
}
