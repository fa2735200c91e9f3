/* POSIX thread attributes. Only the detach state means something here; the rest is accepted. */
#include <errno.h>
#include <pthread.h>

int pthread_attr_init(pthread_attr_t *attr) {
  attr->__value.__detached = PTHREAD_CREATE_JOINABLE;
  attr->__value.__stack_size = 8388608;
  return 0;
}

int pthread_attr_destroy(pthread_attr_t *attr) {
  (void)attr;
  return 0;
}

int pthread_attr_setdetachstate(pthread_attr_t *attr, int state) {
  if (state != PTHREAD_CREATE_JOINABLE && state != PTHREAD_CREATE_DETACHED) return EINVAL;
  attr->__value.__detached = state;
  return 0;
}

int pthread_attr_getdetachstate(const pthread_attr_t *attr, int *state) {
  *state = attr->__value.__detached;
  return 0;
}

int pthread_attr_setstacksize(pthread_attr_t *attr, size_t size) {
  attr->__value.__stack_size = size;
  return 0;
}

int pthread_attr_getstacksize(const pthread_attr_t *restrict attr, size_t *restrict size) {
  *size = attr->__value.__stack_size;
  return 0;
}

int pthread_attr_setguardsize(pthread_attr_t *attr, size_t size) {
  (void)attr;
  (void)size;
  return 0;
}

int pthread_attr_setscope(pthread_attr_t *attr, int scope) {
  (void)attr;
  (void)scope;
  return 0;
}

int pthread_attr_setinheritsched(pthread_attr_t *attr, int inherit) {
  (void)attr;
  (void)inherit;
  return 0;
}

int pthread_attr_setschedpolicy(pthread_attr_t *attr, int policy) {
  (void)attr;
  (void)policy;
  return 0;
}

int pthread_attr_setschedparam(pthread_attr_t *restrict attr, const struct sched_param *restrict param) {
  (void)attr;
  (void)param;
  return 0;
}

int pthread_setname_np(pthread_t thread, const char *name) {
  (void)thread;
  (void)name;
  return 0;
}
