/*
 * POSIX read-write locks: one word, the set of holders (docs/intrinsics.md). A thread may hold a lock for reading
 * several times: it counts that for itself, because nobody else needs to know.
 */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <pthread.h>

#define MOST 8
static _Thread_local struct {
  pthread_rwlock_t *lock;
  unsigned times;
} reading[MOST];
/* Entries in use are [0, used). */
static _Thread_local int used;

static int find(pthread_rwlock_t *lock) {
  int n = used;
  while (--n >= 0 && reading[n].lock != lock) {
  }
  return n;
}

static int repeat(pthread_rwlock_t *lock) {
  int n = find(lock);
  if (n >= 0) reading[n].times++;
  return n >= 0;
}

static int taken(pthread_rwlock_t *lock, int error) {
  if (error == 0 && used < MOST) {
    reading[used].lock = lock;
    reading[used].times = 1;
    used++;
  }
  return error;
}

int pthread_rwlock_init(pthread_rwlock_t *restrict lock, const pthread_rwlockattr_t *restrict attr) {
  (void)attr;
  if (__heddle_frozen(lock->__own.__self) == lock) __heddle_rw_init(&lock->__word);
  lock->__word = 0;
  lock->__own.__self = lock;
  return 0;
}

int pthread_rwlock_destroy(pthread_rwlock_t *lock) { return __heddle_rw_destroy(&lock->__word); }

int pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  if (repeat(lock)) return 0;
  return taken(lock, __heddle_rw_rdlock(&lock->__word));
}

int pthread_rwlock_tryrdlock(pthread_rwlock_t *lock) {
  if (repeat(lock)) return 0;
  return taken(lock, __heddle_rw_tryrdlock(&lock->__word));
}

int pthread_rwlock_timedrdlock(pthread_rwlock_t *restrict lock, const struct timespec *restrict until) {
  (void)until;
  if (repeat(lock)) return 0;
  return taken(lock, __heddle_rw_timedrdlock(&lock->__word));
}

int pthread_rwlock_clockrdlock(pthread_rwlock_t *restrict lock, int clock, const struct timespec *restrict until) {
  (void)clock;
  (void)until;
  if (repeat(lock)) return 0;
  return taken(lock, __heddle_rw_timedrdlock(&lock->__word));
}

int pthread_rwlock_wrlock(pthread_rwlock_t *lock) { return __heddle_rw_wrlock(&lock->__word); }

int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) { return __heddle_rw_trywrlock(&lock->__word); }

int pthread_rwlock_timedwrlock(pthread_rwlock_t *restrict lock, const struct timespec *restrict until) {
  (void)until;
  return __heddle_rw_timedwrlock(&lock->__word);
}

int pthread_rwlock_clockwrlock(pthread_rwlock_t *restrict lock, int clock, const struct timespec *restrict until) {
  (void)clock;
  (void)until;
  return __heddle_rw_timedwrlock(&lock->__word);
}

int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
  int n = find(lock);
  if (n >= 0) {
    if (--reading[n].times != 0) return 0;
    used--;
    reading[n] = reading[used];
    reading[used].lock = NULL;
  }
  return __heddle_rw_unlock(&lock->__word);
}

int pthread_rwlockattr_init(pthread_rwlockattr_t *attr) {
  attr->__unused = 0;
  return 0;
}

int pthread_rwlockattr_destroy(pthread_rwlockattr_t *attr) {
  (void)attr;
  return 0;
}

int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *attr, int shared) {
  (void)attr;
  return shared == PTHREAD_PROCESS_PRIVATE ? 0 : ENOTSUP;
}

/* Whom it prefers is not modelled: every order of the waiting threads is tried. */
int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *attr, int kind) {
  (void)attr;
  return kind < PTHREAD_RWLOCK_PREFER_READER_NP || kind > PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP ? EINVAL : 0;
}
