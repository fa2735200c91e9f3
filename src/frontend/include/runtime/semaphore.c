/* POSIX semaphores: one word, the value. They report errors by errno. */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <semaphore.h>

static int status(int error) {
  if (error == 0) return 0;
  /* written only when it changes: a loop that tries again and again is then seen to wait */
  if (errno != error) errno = error;
  return -1;
}

int sem_init(sem_t *sem, int shared, unsigned value) {
  (void)shared;
  if (value > SEM_VALUE_MAX) return status(EINVAL);
  if (__heddle_frozen(sem->__own.__self) == sem) __heddle_sem_init(&sem->__word);
  sem->__word = (int)value;
  sem->__own.__self = sem;
  return 0;
}

int sem_destroy(sem_t *sem) { return status(__heddle_sem_destroy(&sem->__word)); }

int sem_wait(sem_t *sem) { return status(__heddle_sem_wait(&sem->__word)); }

int sem_trywait(sem_t *sem) { return status(__heddle_sem_trywait(&sem->__word)); }

int sem_timedwait(sem_t *restrict sem, const struct timespec *restrict until) {
  (void)until;
  return status(__heddle_sem_timedwait(&sem->__word));
}

int sem_clockwait(sem_t *restrict sem, int clock, const struct timespec *restrict until) {
  (void)clock;
  (void)until;
  return status(__heddle_sem_timedwait(&sem->__word));
}

int sem_post(sem_t *sem) { return status(__heddle_sem_post(&sem->__word)); }

int sem_getvalue(sem_t *restrict sem, int *restrict value) {
  *value = __atomic_load_n(&sem->__word, __ATOMIC_RELAXED);
  return 0;
}
