/* POSIX condition variables: one word, the set of waiting threads (docs/intrinsics.md). */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <pthread.h>

int pthread_cond_init(pthread_cond_t *restrict cond, const pthread_condattr_t *restrict attr) {
  (void)attr;
  cond->__waiters = 0;
  return 0;
}

int pthread_cond_destroy(pthread_cond_t *cond) { return __heddle_cond_destroy(&cond->__waiters); }

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
