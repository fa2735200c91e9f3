/* POSIX condition variables: one word, the set of waiting threads (docs/intrinsics.md). */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <pthread.h>

int pthread_cond_init(pthread_cond_t *restrict cond, const pthread_condattr_t *restrict attr) {
  (void)attr;
  if (__heddle_frozen(cond->__own.__self) == cond) __heddle_cond_init(&cond->__waiters);
  cond->__waiters = 0;
  cond->__own.__self = cond;
  return 0;
}

/* The word does not tell that it was destroyed. */
int pthread_cond_destroy(pthread_cond_t *cond) {
  cond->__own.__self = NULL;
  return __heddle_cond_destroy(&cond->__waiters);
}

int pthread_cond_wait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex) {
  __heddle_cond_enqueue(&cond->__waiters);
  int error = __heddle_unlock(&mutex->__word);
  if (error != 0) {
    __heddle_cond_cancel(&cond->__waiters);
    return error;
  }
  if (__heddle_cond_wait(&cond->__waiters) != 0) __heddle_cond_cancel(&cond->__waiters);
  return __heddle_lock(&mutex->__word);
}

/*
 * Time is not modelled: it may run out whenever no signal has come; and the thread may wake up without either, at most
 * once. What happens between the two calls around cond_timedwait counts as nothing if time runs out (vm/machine.ts).
 */
static _Thread_local int spurious;

static int timed_wait(pthread_cond_t *cond, pthread_mutex_t *mutex) {
  __heddle_cond_enqueue(&cond->__waiters);
  int error = __heddle_unlock(&mutex->__word);
  if (error != 0) {
    __heddle_cond_cancel(&cond->__waiters);
    return error;
  }
  int late = __heddle_cond_timedwait(&cond->__waiters);
  if (late != 0) __heddle_cond_cancel(&cond->__waiters);
  error = __heddle_lock(&mutex->__word);
  if (error != 0 || late == 0) return error;
  if (!spurious && __heddle_choose(0, 1) != 0) {
    spurious = 1;
    return 0;
  }
  return ETIMEDOUT;
}

int pthread_cond_timedwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex, const struct timespec *restrict until) {
  (void)until;
  return timed_wait(cond, mutex);
}

int pthread_cond_clockwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex, int clock, const struct timespec *restrict until) {
  (void)clock;
  (void)until;
  return timed_wait(cond, mutex);
}

int pthread_cond_signal(pthread_cond_t *cond) { return __heddle_cond_signal(&cond->__waiters); }

int pthread_cond_broadcast(pthread_cond_t *cond) { return __heddle_cond_broadcast(&cond->__waiters); }

int pthread_condattr_init(pthread_condattr_t *attr) {
  attr->__unused = 0;
  return 0;
}

int pthread_condattr_destroy(pthread_condattr_t *attr) {
  (void)attr;
  return 0;
}

int pthread_condattr_setclock(pthread_condattr_t *attr, int clock) {
  (void)attr;
  (void)clock;
  return 0;
}

int pthread_condattr_setpshared(pthread_condattr_t *attr, int shared) {
  (void)attr;
  return shared == PTHREAD_PROCESS_PRIVATE ? 0 : ENOTSUP;
}
