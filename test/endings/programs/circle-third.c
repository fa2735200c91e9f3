/* AB and BA: a deadlock when the circle closes, whatever a third thread or main could still do.
 * endings: => violated deadlock
 * endings: -DSPINS --check=deadlock => violated deadlock
 * endings: -DUNJOINED => violated deadlock
 * endings: -DUNJOINED -DDETACHED => violated deadlock
 * endings: -DUNJOINED -DTRY => verified
 * endings: -DUNJOINED -DTIMED => verified
 * endings: -DUNJOINED -DORDERED => verified
 * endings: -DUNJOINED -DRECURSIVE => verified
 * endings: -DORDERED => verified
 * endings: -DUNJOINED --check=assertion => verified
 */
#define _GNU_SOURCE
#include <pthread.h>
pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static void *w(void *arg) {
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  pthread_mutex_unlock(&b);
  pthread_mutex_unlock(&a);
  return arg;
}
static void *v(void *arg) {
#if defined ORDERED
  return w(arg);
#elif defined TRY
  pthread_mutex_lock(&b);
  if (pthread_mutex_trylock(&a) == 0) pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
  return arg;
#elif defined TIMED
  struct timespec never = {0, 0};
  pthread_mutex_lock(&b);
  if (pthread_mutex_timedlock(&a, &never) == 0) pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
  return arg;
#elif defined RECURSIVE
  pthread_mutex_t r;
  pthread_mutexattr_t attr;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&r, &attr);
  pthread_mutex_lock(&r);
  pthread_mutex_lock(&r);
  pthread_mutex_unlock(&r);
  pthread_mutex_unlock(&r);
  return arg;
#else
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&a);
  pthread_mutex_unlock(&a);
  pthread_mutex_unlock(&b);
  return arg;
#endif
}
static void *third(void *arg) {
#if defined SPINS
  for (;;)
    ;
#endif
  return arg;
}
int main(void) {
  pthread_t t, u, c;
  pthread_create(&t, 0, w, 0);
  pthread_create(&u, 0, v, 0);
  pthread_create(&c, 0, third, 0);
#ifdef DETACHED
  pthread_detach(t);
  pthread_detach(u);
#endif
#ifndef UNJOINED
  pthread_join(c, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
#endif
}
