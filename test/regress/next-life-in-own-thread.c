/* Threads that get a block, use it and free it. With --heap reuse the second block may be the first one, once that is freed; whoever
 * uses the first one and then frees it has not used the second: both are accesses of one location, in program order. (axiomatic under
 * pso and relaxed, which order little else, had him come to the second life first: a wrong "use after free". Found by a C++ blocking queue
 * whose threads each get a structure with what they begin with.)
 * Right in every model; with -DLATE a use after free (axiomatic.test.ts).
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *user(void *p) {
#ifdef LATE
  free(p);
#endif
#ifndef WRITES
  int got = *(int *)p;
#else
  int got = 0;
#endif
#if defined WRITES || defined BOTH
  *(int *)p = 3;
#endif
#ifndef LATE
  free(p);
#endif
  return (void *)(long)got;
}

int main(void) {
  pthread_t a, b;
  void *got;
  int *first = malloc(sizeof *first);
  *first = 1;
  pthread_create(&a, 0, user, first);
  int *second = malloc(sizeof *second);
  *second = 2;
  pthread_create(&b, 0, user, second);
  pthread_join(a, &got);
#ifndef WRITES
  assert((long)got == 1);
#endif
  pthread_join(b, &got);
#ifndef WRITES
  assert((long)got == 2);
#endif
  return 0;
}
