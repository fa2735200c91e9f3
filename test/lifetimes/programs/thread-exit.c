/* pthread_exit ends the lives of all locals of the thread, in whatever call it is.
 * lifetimes: verified
 * lifetimes: -DAFTER violated memory
 * lifetimes: -DDEEP violated memory
 * lifetimes: -DMAIN violated memory
 */
#include <assert.h>
#include <pthread.h>
static int *outer, *inner, *mains;
static void leave(void) {
  int y = 2;
  inner = &y;
  assert(*inner == 2 && *outer == 1);
  pthread_exit(0);
}
static void *worker(void *arg) {
  int x = 1;
  outer = &x;
  leave();
  return arg;
}
static pthread_t me;
static void *waiter(void *arg) {
  pthread_join(me, 0);
  *mains = 4;
  return arg;
}
int main(void) {
  pthread_t t;
  int z = 3;
  mains = &z;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
#ifdef AFTER
  *inner = 5;
#endif
#ifdef DEEP
  *outer = 5;
#endif
#ifdef MAIN
  pthread_t u;
  me = pthread_self();
  pthread_create(&u, 0, waiter, &me);
#endif
  pthread_exit(0);
}
