/* The program has ended when main returns or exits, though threads spin or wait for ever.
 * endings: => verified
 * endings: -DTWO => verified
 * endings: -DFLAG => verified
 * endings: -DDETACHED => verified
 * endings: -DEXIT => verified
 * endings: -DLOCK => verified
 * endings: -DSEM => verified
 * endings: -DBAD => violated assertion
 * endings: -DPTHREAD_EXIT => violated liveness|deadlock
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
atomic_int flag, x;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
sem_t s;
static void *w(void *arg) {
  x = 1;
#if defined FLAG
  while (!flag)
    ;
#elif defined LOCK
  pthread_mutex_lock(&m);
#elif defined SEM
  sem_wait(&s);
#else
  for (;;)
    ;
#endif
  return arg;
}
int main(void) {
  pthread_t t, u;
  sem_init(&s, 0, 0);
  pthread_mutex_lock(&m);
  pthread_create(&t, 0, w, 0);
#ifdef TWO
  pthread_create(&u, 0, w, 0);
#endif
#ifdef DETACHED
  pthread_detach(t);
#endif
#ifdef BAD
  assert(x == 0);
#endif
  (void)u;
#ifdef EXIT
  exit(0);
#endif
#ifdef PTHREAD_EXIT
  pthread_exit(0);
#endif
}
