/*
 * POSIX barriers: one word counts arrivals (docs/intrinsics.md), a gate the rounds that are complete. Whoever completes
 * a round opens it; the others wait until it is open. Rounds may be opened out of order where more threads than a
 * round needs use the barrier: then the number that are open tells too little, and the wait goes on a little longer.
 * Who has been let go may destroy the barrier, and end its memory, while others have yet to see that it is open. So the
 * gate is no part of the barrier: after its arrival a thread touches the gate only, which nobody ever ends.
 * A barrier that was initialised keeps its own address, so that another initialisation sees it: memory that never held
 * one (undefined, zero, a copy of another barrier) does not hold that.
 */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <pthread.h>

#define GATES 32
static int gates[GATES];
static int used;

int pthread_barrier_init(pthread_barrier_t *restrict barrier, const pthread_barrierattr_t *restrict attr, unsigned count) {
  (void)attr;
  if (count == 0 || count > 2147483647) return EINVAL;
  if (__heddle_frozen(barrier->__value.__self) == barrier) __heddle_barrier_init(&barrier->__value.__word);
  int gate = __atomic_fetch_add(&used, 1, __ATOMIC_RELAXED);
  if (gate >= GATES) return EAGAIN;
  barrier->__value.__gate = gate;
  barrier->__value.__word = (unsigned long long)count << 32;
  barrier->__value.__self = barrier;
  return 0;
}

int pthread_barrier_destroy(pthread_barrier_t *barrier) { return __heddle_barrier_destroy(&barrier->__value.__word); }

/*
 * What it returns is computed from the arrival, not decided by a branch: so whether a program looks at it is a question of
 * where that value goes (explore: reductions/barriers.ts).
 */
int pthread_barrier_wait(pthread_barrier_t *barrier) {
  int *open = &gates[barrier->__value.__gate];
  int arrival = __heddle_barrier_arrive(&barrier->__value.__word);
  if (arrival % 2 != 0) __atomic_fetch_add(open, 1, __ATOMIC_RELEASE);
  else
    while (__atomic_load_n(open, __ATOMIC_ACQUIRE) <= arrival / 2) {
    }
  return PTHREAD_BARRIER_SERIAL_THREAD * (arrival % 2);
}

int pthread_barrierattr_init(pthread_barrierattr_t *attr) {
  attr->__unused = 0;
  return 0;
}

int pthread_barrierattr_destroy(pthread_barrierattr_t *attr) {
  (void)attr;
  return 0;
}

int pthread_barrierattr_setpshared(pthread_barrierattr_t *attr, int shared) {
  (void)attr;
  return shared == PTHREAD_PROCESS_PRIVATE ? 0 : ENOTSUP;
}
