/* C11 mutexes and condition variables: the same words as those of POSIX. */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <threads.h>

static int status(int error) {
  switch (error) {
    case 0: return thrd_success;
    case EBUSY: return thrd_busy;
    case ETIMEDOUT: return thrd_timedout;
    default: return thrd_error;
  }
}

int mtx_init(mtx_t *mutex, int type) {
  if (__heddle_frozen(mutex->__own.__self) == mutex) __heddle_mutex_init(&mutex->__word);
  mutex->__word = (type & mtx_recursive) << 28;
  mutex->__own.__self = mutex;
  return thrd_success;
}

void mtx_destroy(mtx_t *mutex) { __heddle_mutex_destroy(&mutex->__word); }

int mtx_lock(mtx_t *mutex) { return status(__heddle_lock(&mutex->__word)); }

int mtx_trylock(mtx_t *mutex) { return status(__heddle_trylock(&mutex->__word)); }

/* Time is not modelled: it may run out whenever the mutex is taken. */
int mtx_timedlock(mtx_t *restrict mutex, const struct timespec *restrict until) {
  (void)until;
  return status(__heddle_timedlock(&mutex->__word));
}

int mtx_unlock(mtx_t *mutex) { return status(__heddle_unlock(&mutex->__word)); }

int cnd_init(cnd_t *cond) {
  if (__heddle_frozen(cond->__own.__self) == cond) __heddle_cond_init(&cond->__waiters);
  cond->__waiters = 0;
  cond->__own.__self = cond;
  return thrd_success;
}

/* The word does not tell that it was destroyed. */
void cnd_destroy(cnd_t *cond) {
  cond->__own.__self = NULL;
  __heddle_cond_destroy(&cond->__waiters);
}

int cnd_wait(cnd_t *cond, mtx_t *mutex) {
  __heddle_cond_enqueue(&cond->__waiters);
  int error = __heddle_unlock(&mutex->__word);
  if (error != 0) {
    __heddle_cond_cancel(&cond->__waiters);
    return thrd_error;
  }
  if (__heddle_cond_wait(&cond->__waiters) != 0) __heddle_cond_cancel(&cond->__waiters);
  return status(__heddle_lock(&mutex->__word));
}

/* As pthread_cond_timedwait (pthread-cond.c). */
static _Thread_local int spurious;

int cnd_timedwait(cnd_t *restrict cond, mtx_t *restrict mutex, const struct timespec *restrict until) {
  (void)until;
  __heddle_cond_enqueue(&cond->__waiters);
  int error = __heddle_unlock(&mutex->__word);
  if (error != 0) {
    __heddle_cond_cancel(&cond->__waiters);
    return thrd_error;
  }
  int late = __heddle_cond_timedwait(&cond->__waiters);
  if (late != 0) __heddle_cond_cancel(&cond->__waiters);
  error = __heddle_lock(&mutex->__word);
  if (error != 0 || late == 0) return status(error);
  if (!spurious && __heddle_choose(0, 1) != 0) {
    spurious = 1;
    return thrd_success;
  }
  return thrd_timedout;
}

int cnd_signal(cnd_t *cond) { return status(__heddle_cond_signal(&cond->__waiters)); }

int cnd_broadcast(cnd_t *cond) { return status(__heddle_cond_broadcast(&cond->__waiters)); }
