/*
 * Blocks of no bytes are blocks: they are freed once, and nothing is in them.
 *
 * expect:        sc verified  tso verified  rc11 verified
 * expect TWICE:  sc memory    tso memory    rc11 memory
 * expect USE:    sc memory    tso memory    rc11 memory
 */
#include <pthread.h>
#include <stdlib.h>

char *p, *q;

static void *make(void *arg) {
  p = malloc(0);
  q = calloc(0, 4);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, make, 0);
  pthread_join(t, 0);
  free(malloc(0));
#ifdef USE
  *p = 1;
#endif
  free(p);
  free(q);
#ifdef TWICE
  free(p);
#endif
  return 0;
}
