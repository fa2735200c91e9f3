/* Waiting for oneself is a circle too, beside a main that returns.
 * endings: => violated deadlock
 * endings: -DSELF_JOIN => violated deadlock
 * endings: -DREAD_WRITE => violated deadlock
 * endings: -DWRITE_WRITE => violated deadlock
 * endings: -DWRITE_READ => violated deadlock
 * endings: -DSPIN => violated deadlock
 * endings: -DRECURSIVE => verified
 * endings: -DERRORCHECK => verified
 * endings: -DREAD_READ => verified
 */
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
pthread_mutex_t m;
pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
pthread_spinlock_t spin;
static void *w(void *arg) {
#if defined SELF_JOIN
  pthread_join(pthread_self(), 0);
#elif defined READ_WRITE
  pthread_rwlock_rdlock(&rw);
  pthread_rwlock_wrlock(&rw);
#elif defined WRITE_WRITE
  pthread_rwlock_wrlock(&rw);
  pthread_rwlock_wrlock(&rw);
#elif defined WRITE_READ
  pthread_rwlock_wrlock(&rw);
  pthread_rwlock_rdlock(&rw);
#elif defined READ_READ
  pthread_rwlock_rdlock(&rw);
  pthread_rwlock_rdlock(&rw);
#elif defined SPIN
  pthread_spin_lock(&spin);
  pthread_spin_lock(&spin);
#elif defined RECURSIVE || defined ERRORCHECK
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
#else
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
#endif
  return arg;
}
int main(void) {
  pthread_t t;
  pthread_mutexattr_t attr;
  pthread_spin_init(&spin, 0);
  pthread_mutexattr_init(&attr);
#ifdef RECURSIVE
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
#endif
#ifdef ERRORCHECK
  pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
#endif
  pthread_mutex_init(&m, &attr);
  pthread_create(&t, 0, w, 0);
}
