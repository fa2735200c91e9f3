/*
 * A thread frees a block, of which another thread uses one part, and then itself uses another part, which nobody else comes to.
 *
 * expect:         sc memory  tso memory  pso memory  rc11 memory
 * expect LOAD:    sc memory  pso memory  rc11 memory
 * expect ALONE:   sc memory  pso memory  rc11 memory
 * expect BEFORE:  sc verified  tso verified  pso verified  rc11 verified
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
static struct { atomic_int x, y; } *b;
static atomic_int done;

static void *other(void *a) {
#ifndef ALONE
  b->x = 1;
#endif
  done = 1;
  return a;
}

static void *owner(void *a) {
#ifdef BEFORE
  b->y = 1;
#endif
  while (!done) {
  }
  free(b);
#if defined LOAD
  if (b->y) return 0;
#elif !defined BEFORE
  b->y = 1;
#endif
  return a;
}

int main(void) {
  pthread_t t, u;
  b = malloc(sizeof *b);
  b->x = 0;
  b->y = 0;
  pthread_create(&t, 0, other, 0);
  pthread_create(&u, 0, owner, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
