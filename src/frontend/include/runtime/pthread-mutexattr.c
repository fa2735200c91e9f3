/* POSIX mutex attributes. */
#include <errno.h>
#include <pthread.h>

int pthread_mutexattr_init(pthread_mutexattr_t *attr) {
  attr->__type = PTHREAD_MUTEX_DEFAULT;
  return 0;
}

int pthread_mutexattr_destroy(pthread_mutexattr_t *attr) {
  (void)attr;
  return 0;
}

int pthread_mutexattr_settype(pthread_mutexattr_t *attr, int type) {
  if (type < PTHREAD_MUTEX_NORMAL || type > PTHREAD_MUTEX_ADAPTIVE_NP) return EINVAL;
  attr->__type = type == PTHREAD_MUTEX_ADAPTIVE_NP ? PTHREAD_MUTEX_NORMAL : type;
  return 0;
}

int pthread_mutexattr_gettype(const pthread_mutexattr_t *restrict attr, int *restrict type) {
  *type = attr->__type;
  return 0;
}

/* Priorities are not modelled. */
int pthread_mutexattr_setprotocol(pthread_mutexattr_t *attr, int protocol) {
  (void)attr;
  return protocol < PTHREAD_PRIO_NONE || protocol > PTHREAD_PRIO_PROTECT ? EINVAL : 0;
}

int pthread_mutexattr_setpshared(pthread_mutexattr_t *attr, int shared) {
  (void)attr;
  return shared == PTHREAD_PROCESS_PRIVATE ? 0 : ENOTSUP;
}
