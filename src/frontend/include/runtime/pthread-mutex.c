/* POSIX mutexes: one word, whose bits docs/intrinsics.md explains. */
#include <__heddle/intrinsics.h>
#include <pthread.h>

int pthread_mutex_init(pthread_mutex_t *restrict mutex, const pthread_mutexattr_t *restrict attr) {
  int type = attr == NULL ? PTHREAD_MUTEX_DEFAULT : attr->__type;
  if (__heddle_frozen(mutex->__own.__self) == mutex) __heddle_mutex_init(&mutex->__word);
  mutex->__word = type << 28;
  mutex->__own.__self = mutex;
  return 0;
}

int pthread_mutex_destroy(pthread_mutex_t *mutex) { return __heddle_mutex_destroy(&mutex->__word); }

int pthread_mutex_lock(pthread_mutex_t *mutex) { return __heddle_lock(&mutex->__word); }

int pthread_mutex_trylock(pthread_mutex_t *mutex) { return __heddle_trylock(&mutex->__word); }

/* Time is not modelled: it may run out whenever the mutex is taken. */
int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict until) {
  (void)until;
  return __heddle_timedlock(&mutex->__word);
}

int pthread_mutex_clocklock(pthread_mutex_t *restrict mutex, int clock, const struct timespec *restrict until) {
  (void)clock;
  (void)until;
  return __heddle_timedlock(&mutex->__word);
}

int pthread_mutex_unlock(pthread_mutex_t *mutex) { return __heddle_unlock(&mutex->__word); }
