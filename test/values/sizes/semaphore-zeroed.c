/*
 * A semaphore that lies in a structure filled with zeros, then initialised and used by two threads.
 * values: verified
 * values: -DBUG violated deadlock
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
struct gate { sem_t s; int n; };
static int x;
static void *open(void *a) {
  struct gate *g = a;
  x = 1;
#ifndef BUG
  sem_post(&g->s);
#endif
  return 0;
}
int main(void) {
  struct gate g = {0};
  pthread_t t;
  sem_init(&g.s, 0, 0);
  pthread_create(&t, 0, open, &g);
  sem_wait(&g.s);
  assert(x == 1);
  pthread_join(t, 0);
  sem_destroy(&g.s);
}
