/* A thread cut by an assumption keeps its lock: who waits for it is no deadlock, and what went wrong before counts.
 * endings: => verified
 * endings: -DBAD => violated assertion
 * endings: -DDETACHED => verified
 */
#include <assert.h>
#include <pthread.h>
extern void __VERIFIER_assume(int);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;
static void *w(void *a) {
  pthread_mutex_lock(&m);
  x = 1;
#ifdef BAD
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
#endif
  __VERIFIER_assume(0);
  pthread_mutex_unlock(&m);
  return a;
}
static void *v(void *a) {
  pthread_mutex_lock(&m);
  assert(x == 0);
  pthread_mutex_unlock(&m);
  return a;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, w, 0);
  pthread_create(&u, 0, v, 0);
#ifdef DETACHED
  pthread_detach(t);
#else
  pthread_join(t, 0);
#endif
  pthread_join(u, 0);
#ifdef DETACHED
  pthread_mutex_lock(&m);
  x = 2;
  pthread_mutex_unlock(&m);
  __VERIFIER_assume(0);
#endif
}
