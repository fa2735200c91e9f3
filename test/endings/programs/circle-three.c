/* Circles of three, of a join and a lock, of readers and writers; main returns.
 * endings: => violated deadlock
 * endings: -DONE_ORDERED => verified
 * endings: -DJOIN => violated deadlock
 * endings: -DJOIN -DFREE => verified
 * endings: -DRW => violated deadlock
 * endings: -DRW -DREADERS => verified
 * endings: -DONE_DETACHED => violated deadlock
 */
#define _GNU_SOURCE
#include <pthread.h>
pthread_mutex_t m[3] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
pthread_rwlock_t a = PTHREAD_RWLOCK_INITIALIZER, b = PTHREAD_RWLOCK_INITIALIZER;
static void eat(int first, int second) {
  pthread_mutex_lock(&m[first]);
  pthread_mutex_lock(&m[second]);
  pthread_mutex_unlock(&m[second]);
  pthread_mutex_unlock(&m[first]);
}
static void *p0(void *arg) {
  eat(0, 1);
  return arg;
}
static void *p1(void *arg) {
  eat(1, 2);
  return arg;
}
static void *p2(void *arg) {
#ifdef ONE_ORDERED
  eat(0, 2);
#else
  eat(2, 0);
#endif
  return arg;
}
static void *locks(void *arg) {
  pthread_mutex_lock(&m[0]);
  pthread_mutex_unlock(&m[0]);
  return arg;
}
static void *joins(void *arg) {
  pthread_t t;
  pthread_mutex_lock(&m[0]);
  pthread_create(&t, 0, locks, 0);
#ifdef FREE
  pthread_mutex_unlock(&m[0]);
  pthread_join(t, 0);
#else
  pthread_join(t, 0);
  pthread_mutex_unlock(&m[0]);
#endif
  return arg;
}
#ifdef READERS
#define LOCK_SECOND pthread_rwlock_rdlock
#else
#define LOCK_SECOND pthread_rwlock_wrlock
#endif
static void *rw0(void *arg) {
  pthread_rwlock_rdlock(&a);
  LOCK_SECOND(&b);
  pthread_rwlock_unlock(&b);
  pthread_rwlock_unlock(&a);
  return arg;
}
static void *rw1(void *arg) {
  pthread_rwlock_rdlock(&b);
  LOCK_SECOND(&a);
  pthread_rwlock_unlock(&a);
  pthread_rwlock_unlock(&b);
  return arg;
}
int main(void) {
  pthread_t t[3];
#if defined JOIN
  pthread_create(&t[0], 0, joins, 0);
#elif defined RW
  pthread_create(&t[0], 0, rw0, 0);
  pthread_create(&t[1], 0, rw1, 0);
#else
  pthread_create(&t[0], 0, p0, 0);
  pthread_create(&t[1], 0, p1, 0);
  pthread_create(&t[2], 0, p2, 0);
#ifdef ONE_DETACHED
  pthread_detach(t[2]);
  pthread_join(t[0], 0);
  pthread_join(t[1], 0);
#endif
#endif
}
