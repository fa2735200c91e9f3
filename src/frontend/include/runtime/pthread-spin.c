/*
 * POSIX spinlocks: the word of a mutex. There is no room behind it, so that it was initialised, and where, is kept in those of its bits
 * that count how often a recursive mutex is locked, and in the sign: the init of a copy of another spinlock is its first.
 */
#include <__heddle/intrinsics.h>
#include <pthread.h>

/* The upper half of the word, but for the bit that says it was destroyed. */
static unsigned initialised(pthread_spinlock_t *lock) { return 0x8000 | ((unsigned)(unsigned long)lock >> 2 & 0xfff); }
#define DESTROYED 0x4000

int pthread_spin_init(pthread_spinlock_t *lock, int shared) {
  (void)shared;
  unsigned upper = (unsigned)(unsigned long)__heddle_frozen((void *)(unsigned long)(*(unsigned *)lock >> 16));
  if ((upper & ~DESTROYED) == initialised(lock)) __heddle_spin_init((int *)lock);
  *(int *)lock = (int)(initialised(lock) << 16);
  return 0;
}

int pthread_spin_destroy(pthread_spinlock_t *lock) { return __heddle_spin_destroy((int *)lock); }

int pthread_spin_lock(pthread_spinlock_t *lock) { return __heddle_spin_lock((int *)lock); }

int pthread_spin_trylock(pthread_spinlock_t *lock) { return __heddle_spin_trylock((int *)lock); }

int pthread_spin_unlock(pthread_spinlock_t *lock) { return __heddle_spin_unlock((int *)lock); }
