/* POSIX semaphores. Models: runtime/semaphore.c */
#ifndef __HEDDLE_SEMAPHORE_H
#define __HEDDLE_SEMAPHORE_H
#include <__heddle/basic.h>
#include <__heddle/pthread-types.h>
#include <__heddle/time-types.h>

typedef union {
  int __word;
  char __size[__HEDDLE_SEM_SIZE];
  long __align;
  struct __heddle_self __own;
} sem_t;

#define SEM_FAILED ((sem_t *)0)
#define SEM_VALUE_MAX 2147483647

__HEDDLE_BEGIN
int sem_init(sem_t *__sem, int __shared, unsigned __value);
int sem_destroy(sem_t *__sem);
int sem_wait(sem_t *__sem);
int sem_trywait(sem_t *__sem);
int sem_timedwait(sem_t *__heddle_restrict __sem, const struct timespec *__heddle_restrict __until);
int sem_clockwait(sem_t *__heddle_restrict __sem, int __clock, const struct timespec *__heddle_restrict __until);
int sem_post(sem_t *__sem);
int sem_getvalue(sem_t *__heddle_restrict __sem, int *__heddle_restrict __value);

/* Declared so that programs compile; a call is reported. */
sem_t *sem_open(const char *__name, int __flags, ...);
int sem_close(sem_t *__sem);
int sem_unlink(const char *__name);
__HEDDLE_END
#endif
