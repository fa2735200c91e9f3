/* Who a barrier has let go may end it, while the other has yet to see that it is open. EARLY: nobody has been let go.
 * lifetimes: verified
 * lifetimes: -DDESTROY verified
 * lifetimes: -DHEAP verified
 * lifetimes: -DHEAP -DDESTROY verified
 * lifetimes: -DTWICE -DDESTROY verified
 * lifetimes: -DEARLY violated memory|race
 * lifetimes: -DHEAP -DEARLY violated memory|race
 */
#include <pthread.h>
#include <stdlib.h>
static pthread_t t;
static void *other(void *arg) {
  pthread_barrier_wait(arg);
  return 0;
}
static void meet(void) {
#ifdef HEAP
  pthread_barrier_t *b = malloc(sizeof *b);
#else
  pthread_barrier_t object, *b = &object;
#endif
  pthread_barrier_init(b, 0, 2);
  pthread_create(&t, 0, other, b);
#ifndef EARLY
  pthread_barrier_wait(b);
#endif
#ifdef DESTROY
  pthread_barrier_destroy(b);
#endif
#ifdef HEAP
  free(b);
#endif
}
int main(void) {
  meet();
#ifdef TWICE
  pthread_join(t, 0);
  meet();
#endif
  pthread_join(t, 0);
  return 0;
}
