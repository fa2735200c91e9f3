/*
 * The owner of a block waits, with a plain spin as in an MCS lock, until the other thread has stored into it; then it is
 * freed. Who has read the other's store comes after it. LATE: the other goes on using it.
 *
 * expect:       sc verified  tso verified  pso liveness  rc11 race  c11 race
 * expect LATE:  sc memory    tso memory
 */
#include <pthread.h>
#include <stdlib.h>

int *volatile p;

static void *other(void *arg) {
  volatile int *q;
  while (!(q = p))
    ;
  *q = 1;
#ifdef LATE
  *q = 2;
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  volatile int *mine = malloc(sizeof *mine);
  *mine = 0;
  p = (int *)mine;
  while (!*mine)
    ;
  free((void *)mine);
  pthread_join(t, 0);
  return 0;
}
