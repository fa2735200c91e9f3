/*
 * A mutex, rwlock, condition variable, semaphore or spinlock, of POSIX or C11, is initialised once in its life, or again after its destruction. What
 * memory held before the first time does not matter: nothing, zeros, other things, a copy of one that is in use.
 *
 * expect:              sc lock  pso lock  rc11 lock
 * expect RWLOCK:       sc lock  rc11 lock
 * expect COND:         sc lock  rc11 lock
 * expect SEM:          sc lock  rc11 lock
 * expect MTX:          sc lock  rc11 lock
 * expect CND:          sc lock  rc11 lock
 * expect SPIN:         sc lock  pso lock  rc11 lock
 * expect HEAP:         sc lock  rc11 lock
 * expect OTHER:        sc lock  rc11 lock
 * expect DESTROY:          sc verified  pso verified  rc11 verified
 * expect DESTROY RWLOCK:   sc verified  rc11 verified
 * expect DESTROY COND:     sc verified  rc11 verified
 * expect DESTROY SEM:      sc verified  rc11 verified
 * expect DESTROY MTX:      sc verified  rc11 verified
 * expect DESTROY CND:      sc verified  rc11 verified
 * expect DESTROY SPIN:     sc verified  pso verified  rc11 verified
 * expect BLOCKS SPIN:      sc verified  rc11 verified
 * expect ROUNDS SPIN:      sc verified  rc11 verified
 * expect COPY SPIN:        sc verified  rc11 verified
 * expect STATIC SPIN:      sc verified  rc11 verified
 * expect BLOCKS:       sc verified  rc11 verified
 * expect ROUNDS:       sc verified  rc11 verified
 * expect COPY:         sc verified  rc11 verified
 * expect STATIC:       sc verified  rc11 verified
 */
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>

#if defined RWLOCK
typedef pthread_rwlock_t object;
#define INIT(o) pthread_rwlock_init(o, 0)
#define DESTROYED(o) pthread_rwlock_destroy(o)
#define USED(o) (pthread_rwlock_wrlock(o), pthread_rwlock_unlock(o))
#elif defined COND
typedef pthread_cond_t object;
#define INIT(o) pthread_cond_init(o, 0)
#define DESTROYED(o) pthread_cond_destroy(o)
#define USED(o) pthread_cond_signal(o)
#elif defined SEM
typedef sem_t object;
#define INIT(o) sem_init(o, 0, 1)
#define DESTROYED(o) sem_destroy(o)
#define USED(o) (sem_wait(o), sem_post(o))
#elif defined MTX
typedef mtx_t object;
#define INIT(o) mtx_init(o, mtx_plain)
#define DESTROYED(o) mtx_destroy(o)
#define USED(o) (mtx_lock(o), mtx_unlock(o))
#elif defined CND
typedef cnd_t object;
#define INIT(o) cnd_init(o)
#define DESTROYED(o) cnd_destroy(o)
#define USED(o) cnd_signal(o)
#elif defined SPIN
typedef pthread_spinlock_t object;
#define INIT(o) pthread_spin_init(o, 0)
#define DESTROYED(o) pthread_spin_destroy(o)
#define USED(o) (pthread_spin_lock(o), pthread_spin_unlock(o))
#else
typedef pthread_mutex_t object;
#define INIT(o) pthread_mutex_init(o, 0)
#define DESTROYED(o) pthread_mutex_destroy(o)
#define USED(o) (pthread_mutex_lock(o), pthread_mutex_unlock(o))
#endif

static object o, other;

static void *user(void *arg) {
#ifdef OTHER
  INIT((object *)arg);
#else
  USED((object *)arg);
#endif
  return 0;
}

static void use(object *at) {
  pthread_t t;
  pthread_create(&t, 0, user, (void *)at);
  pthread_join(t, 0);
  USED(at);
}

int main(void) {
#if defined HEAP
  object *p = malloc(sizeof *p);
  INIT(p);
  INIT(p);
  free((void *)p);
#elif defined DESTROY
  for (int i = 0; i < 2; i++) {
    INIT(&o);
    use(&o);
    DESTROYED(&o);
  }
#elif defined BLOCKS
  for (int i = 0; i < 2; i++) {
    object *p = malloc(sizeof *p);
    INIT(p);
    use(p);
    free((void *)p);
  }
#elif defined ROUNDS
  for (int i = 0; i < 2; i++) {
    object mine;
    INIT(&mine);
    use(&mine);
  }
#elif defined COPY
  INIT(&o);
  memcpy((void *)&other, (void *)&o, sizeof o);
  INIT(&other);
  use(&other);
#elif defined STATIC
  static object zero;
  INIT(&zero);
  use(&zero);
#else
  INIT(&o);
  use(&o);
  INIT(&o);
#endif
  return 0;
}
