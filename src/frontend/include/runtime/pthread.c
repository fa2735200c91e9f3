/* POSIX threads: their life. */
#include <__heddle/intrinsics.h>
#include <pthread.h>

int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attr, void *(*start)(void *), void *restrict arg) {
  pthread_t created = __heddle_create(start, arg);
  *thread = created;
  if (attr != NULL && attr->__value.__detached) __heddle_detach(created);
  return 0;
}

int pthread_join(pthread_t thread, void **value) {
  void *result = __heddle_join(thread);
  if (value != NULL) *value = result;
  return 0;
}

int pthread_detach(pthread_t thread) {
  __heddle_detach(thread);
  return 0;
}

/* Linked where destructors may have to run on the way out (exception.c). */
extern void __heddle_unwind_exit(void *value) __attribute__((weak));

void pthread_exit(void *value) {
  if (__heddle_unwind_exit != 0) __heddle_unwind_exit(value);
  __heddle_thread_exit(value);
}

pthread_t pthread_self(void) { return __heddle_self(); }

int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
