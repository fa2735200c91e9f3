/*
 * Misuse of locks, and what is none.
 * expect UNLOCKOTHER:       sc lock  rc11 lock
 * expect UNLOCKTWICE:       sc lock  rc11 lock
 * expect ERRORCHECK:        sc verified  rc11 verified
 * expect RECURSIVE:         sc verified  rc11 verified
 * expect RECURSIVE MORE:    sc lock  rc11 lock
 * expect SELF:              sc deadlock  rc11 deadlock
 * expect DESTROYLOCKED:     sc lock  rc11 lock
 * expect AFTERDESTROY:      sc lock  rc11 lock
 * expect RWUPGRADE:         sc deadlock  rc11 deadlock
 * expect RWUNLOCK:          sc lock  rc11 lock
 * expect RWTWICE:           sc verified  rc11 verified
 * expect CONDNOLOCK:        sc lock  rc11 lock
 * expect SEMOVER:           sc verified  rc11 verified
 * expect SEMTRY:            sc verified  rc11 verified
 * expect HELDATEXIT:        sc deadlock  rc11 deadlock
 * expect TRYHELD:           sc verified  rc11 verified
 * expect COPYLOCKED:        sc lock  rc11 lock
 * expect ONCE:              sc verified  pso verified  rc11 verified
 * expect BARRIERONE:        sc verified  rc11 verified
 * expect BARRIERGONE:       sc verified  pso verified  rc11 verified
 * expect BARRIERSERIAL:     sc verified  rc11 verified
 * expect FREELOCKED:        sc verified  rc11 verified
 */
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n;
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static int times, data;
static void count(void) { times++; }

static void *t(void *a) {
  (void)a;
#if defined UNLOCKOTHER
  pthread_mutex_unlock(&m);
#elif defined HELDATEXIT
  pthread_mutex_lock(&m);
#elif defined TRYHELD
  assert(pthread_mutex_trylock(&m) == EBUSY);
#elif defined ONCE
  pthread_once(&once, count);
  assert(times == 1);
#elif defined BARRIERGONE || defined BARRIERSERIAL
  pthread_barrier_t *b = a;
  if (pthread_barrier_wait(b) == PTHREAD_BARRIER_SERIAL_THREAD) {
#ifdef BARRIERSERIAL
    pthread_barrier_destroy(b);
#endif
  }
#endif
  return 0;
}

int main(void) {
  pthread_t h;
#if defined UNLOCKOTHER
  pthread_mutex_lock(&m);
  pthread_create(&h, 0, t, 0);
  pthread_join(h, 0);
#elif defined UNLOCKTWICE
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  pthread_mutex_unlock(&m);
#elif defined ERRORCHECK || defined RECURSIVE
  pthread_mutexattr_t at;
  pthread_mutexattr_init(&at);
#ifdef ERRORCHECK
  pthread_mutexattr_settype(&at, PTHREAD_MUTEX_ERRORCHECK);
  pthread_mutex_init(&n, &at);
  assert(pthread_mutex_unlock(&n) == EPERM);
  assert(pthread_mutex_lock(&n) == 0);
  assert(pthread_mutex_lock(&n) == EDEADLK);
  assert(pthread_mutex_unlock(&n) == 0);
#else
  pthread_mutexattr_settype(&at, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&n, &at);
  pthread_mutex_lock(&n);
  pthread_mutex_lock(&n);
  pthread_mutex_unlock(&n);
#ifdef MORE
  pthread_mutex_destroy(&n);
#endif
  pthread_mutex_unlock(&n);
#endif
#elif defined SELF
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
#elif defined DESTROYLOCKED
  pthread_mutex_lock(&m);
  pthread_mutex_destroy(&m);
#elif defined AFTERDESTROY
  pthread_mutex_destroy(&m);
  pthread_mutex_lock(&m);
#elif defined RWUPGRADE
  pthread_rwlock_rdlock(&rw);
  pthread_rwlock_wrlock(&rw);
#elif defined RWUNLOCK
  pthread_rwlock_unlock(&rw);
#elif defined RWTWICE
  pthread_rwlock_rdlock(&rw);
  pthread_rwlock_rdlock(&rw);
  pthread_rwlock_unlock(&rw);
  assert(pthread_rwlock_trywrlock(&rw) != 0);
  pthread_rwlock_unlock(&rw);
  assert(pthread_rwlock_trywrlock(&rw) == 0);
#elif defined CONDNOLOCK
  pthread_cond_wait(&cv, &m);
#elif defined SEMOVER
  sem_t s;
  sem_init(&s, 0, SEM_VALUE_MAX);
  assert(sem_post(&s) == -1 && errno == EOVERFLOW);
#elif defined SEMTRY
  sem_t s;
  sem_init(&s, 0, 1);
  assert(sem_trywait(&s) == 0);
  assert(sem_trywait(&s) == -1 && errno == EAGAIN);
#elif defined HELDATEXIT
  pthread_create(&h, 0, t, 0);
  pthread_join(h, 0);
  pthread_mutex_lock(&m);
#elif defined TRYHELD
  pthread_mutex_lock(&m);
  pthread_create(&h, 0, t, 0);
  pthread_join(h, 0);
  pthread_mutex_unlock(&m);
#elif defined COPYLOCKED
  pthread_mutex_lock(&m);
  n = m;
  pthread_mutex_destroy(&n);
#elif defined ONCE
  pthread_create(&h, 0, t, 0);
  pthread_once(&once, count);
  assert(times == 1);
  pthread_join(h, 0);
#elif defined BARRIERONE
  pthread_barrier_t b;
  pthread_barrier_init(&b, 0, 1);
  assert(pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD);
  pthread_barrier_destroy(&b);
#elif defined BARRIERGONE
  static pthread_barrier_t b;
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&h, 0, t, &b);
  pthread_barrier_wait(&b);
  pthread_barrier_destroy(&b);
  pthread_join(h, 0);
#elif defined BARRIERSERIAL
  static pthread_barrier_t b;
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&h, 0, t, &b);
  if (pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD) pthread_barrier_destroy(&b);
  pthread_join(h, 0);
#elif defined FREELOCKED
  pthread_mutex_t *p = malloc(sizeof *p);
  pthread_mutex_init(p, 0);
  pthread_mutex_lock(p);
  pthread_mutex_unlock(p);
  pthread_mutex_destroy(p);
  free(p);
#endif
  return 0;
}
