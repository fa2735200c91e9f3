/* A circle of waiting is a deadlock though a third thread was cut by an assumption; other waiting is none.
 * endings: => violated deadlock
 * endings: -DORDERED => verified
 */
#include <pthread.h>
extern void __VERIFIER_assume(int);
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static void *w(void *arg) {
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  return arg;
}
static void *v(void *arg) {
#ifdef ORDERED
  return w(arg);
#else
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&a);
  pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
  return arg;
#endif
}
static void *cut(void *arg) {
  __VERIFIER_assume(0);
  return arg;
}
int main(void) {
  pthread_t t, u, c;
  pthread_create(&c, 0, cut, 0);
  pthread_create(&t, 0, w, 0);
  pthread_create(&u, 0, v, 0);
  pthread_join(c, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
}
