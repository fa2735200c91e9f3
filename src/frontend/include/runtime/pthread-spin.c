/* POSIX spinlocks: the word of a mutex. */
#include <__heddle/intrinsics.h>
#include <pthread.h>

int pthread_spin_init(pthread_spinlock_t *lock, int shared) {
  (void)shared;
  *(int *)lock = 0;
  return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *lock) { return __heddle_spin_destroy((int *)lock); }

int pthread_spin_lock(pthread_spinlock_t *lock) { return __heddle_spin_lock((int *)lock); }

int pthread_spin_trylock(pthread_spinlock_t *lock) { return __heddle_spin_trylock((int *)lock); }

int pthread_spin_unlock(pthread_spinlock_t *lock) { return __heddle_spin_unlock((int *)lock); }
