/* A thread is joined or detached once; waiting for oneself or for each other is a deadlock; when main ends by pthread_exit
 * the others still have to end, unless they are detached.
 * platform: verified
 * platform: -DDETACHED violated memory: join of a thread that was detached before
 * platform: -DTWICE violated memory: detach of a thread that was detached before
 * platform: -DLATE violated memory: detach of a thread that was joined before
 * platform: -DSELF violated deadlock: T1
 * platform: -DEACH violated deadlock: T1
 * platform: -DEXIT violated deadlock: mutex m
 * platform: -DEXIT_SPIN violated liveness: flag to change
 * platform: -DEXIT_DETACHED verified
 */
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int flag;

void *worker(void *arg) {
#ifdef SELF
  pthread_join(pthread_self(), 0);
#endif
#ifdef EACH
  pthread_join(*(pthread_t *)arg, 0);
#endif
#ifdef EXIT
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
#endif
#if defined EXIT_SPIN || defined EXIT_DETACHED
  while (!atomic_load(&flag)) {
  }
#endif
  return arg;
}

int main(void) {
  pthread_t self = pthread_self(), t;
  pthread_create(&t, 0, worker, &self);
#if defined EXIT || defined EXIT_SPIN
  pthread_exit(0);
#endif
#ifdef EXIT_DETACHED
  pthread_detach(t);
  pthread_exit(0);
#endif
#if defined DETACHED || defined TWICE
  pthread_detach(t);
#endif
#ifdef TWICE
  pthread_detach(t);
#else
  pthread_join(t, 0);
#endif
#ifdef LATE
  pthread_detach(t);
#endif
  return 0;
}
