/* What somebody waits at, or holds, is freed or destroyed. Whoever waits looks at the object again, so that is a use after free
 * even if he would wait for ever: explore under ra, rc11 and c11 ended in an internal error at a condition variable, `axiomatic` there
 * and `directed` were silent about locks and semaphores. To destroy a lock that is held is misuse, which explore did not see
 * where critical sections have no order.
 * endings: -DCOND => violated memory
 * endings: -DCOND -DDESTROY => violated lock
 * endings: -DCOND -DFIXED => verified
 * endings: -DMUTEX => violated memory
 * endings: -DMUTEX -DDESTROY => violated lock
 * endings: -DMUTEX -DFIXED => verified
 * endings: -DMUTEXW => violated memory
 * endings: -DMUTEXW -DFIXED => verified
 * endings: -DSPIN => violated memory
 * endings: -DSPIN -DDESTROY => violated lock
 * endings: -DSPIN -DFIXED => verified
 * endings: -DWR -DDESTROY => violated lock
 * endings: -DWRW => violated memory
 * endings: -DWRW -DFIXED => verified
 * endings: -DSEM => violated memory
 * endings: -DSEM -DFIXED => verified
 * endings: -DBARRIER => violated memory
 * endings: -DBARRIER -DFIXED => verified
 */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int waiting;
atomic_int up;

#ifdef COND
typedef pthread_cond_t object;
#define INIT(o) pthread_cond_init(o, 0)
#define DESTROY_IT(o) pthread_cond_destroy(o)
#define SEEN (pthread_mutex_lock(&m), waiting)
#define AFTER pthread_mutex_unlock(&m)
static void use(object *o) {
  pthread_mutex_lock(&m);
  waiting = 1;
  pthread_cond_wait(o, &m);
  pthread_mutex_unlock(&m);
}
#else
#define SEEN up
#define AFTER ((void)0)
#endif
#ifdef MUTEX
typedef pthread_mutex_t object;
#define INIT(o) pthread_mutex_init(o, 0)
#define DESTROY_IT(o) pthread_mutex_destroy(o)
static void use(object *o) {
  pthread_mutex_lock(o);
  up = 1;
  pthread_mutex_unlock(o);
}
#endif
#ifdef MUTEXW
typedef pthread_mutex_t object;
#define INIT(o) (pthread_mutex_init(o, 0), pthread_mutex_lock(o))
static void use(object *o) {
  up = 1;
  pthread_mutex_lock(o);
}
#endif
#ifdef SPIN
typedef pthread_spinlock_t object;
#define INIT(o) pthread_spin_init(o, 0)
#define DESTROY_IT(o) pthread_spin_destroy(o)
static void use(object *o) {
  pthread_spin_lock(o);
  up = 1;
  pthread_spin_unlock(o);
}
#endif
#ifdef WR
typedef pthread_rwlock_t object;
#define INIT(o) pthread_rwlock_init(o, 0)
#define DESTROY_IT(o) pthread_rwlock_destroy(o)
static void use(object *o) {
  pthread_rwlock_wrlock(o);
  up = 1;
  pthread_rwlock_unlock(o);
}
#endif
#ifdef WRW
typedef pthread_rwlock_t object;
#define INIT(o) (pthread_rwlock_init(o, 0), pthread_rwlock_rdlock(o))
static void use(object *o) {
  up = 1;
  pthread_rwlock_wrlock(o);
}
#endif
#ifdef SEM
typedef sem_t object;
#define INIT(o) sem_init(o, 0, 0)
static void use(object *o) {
  up = 1;
  sem_wait(o);
}
#endif
#ifdef BARRIER
typedef pthread_barrier_t object;
#define INIT(o) pthread_barrier_init(o, 0, 2)
static void use(object *o) {
  up = 1;
  pthread_barrier_wait(o);
}
#endif

static void *t(void *o) {
  use(o);
  return 0;
}

int main(void) {
  pthread_t id;
  object *o = calloc(1, sizeof *o);
  INIT(o);
  pthread_create(&id, 0, t, o);
  if (SEEN) {
#ifdef DESTROY
    DESTROY_IT(o);
#elif !defined FIXED
    free(o);
#endif
  }
  AFTER;
  return 0;
}
