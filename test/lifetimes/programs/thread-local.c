/* A thread-local variable ends with its thread.
 * lifetimes: verified
 * lifetimes: -DAFTER violated memory
 * lifetimes: -DRUNNING violated memory|race
 */
#include <assert.h>
#include <pthread.h>
static _Thread_local int mine = 4;
static int *theirs;
static pthread_t other;
static void *worker(void *arg) {
  mine = 5;
  theirs = &mine;
  return arg;
}
static void *user(void *arg) {
  *(int *)arg = 6;
  return 0;
}
static void *owner(void *arg) {
  pthread_create(&other, 0, user, &mine);
#ifndef RUNNING
  pthread_join(other, 0);
  assert(mine == 6);
#endif
  return arg;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
#ifdef AFTER
  return *theirs;
#endif
  pthread_create(&t, 0, owner, 0);
  pthread_join(t, 0);
#ifdef RUNNING
  pthread_join(other, 0);
#endif
  return mine - 4;
}
