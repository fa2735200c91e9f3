/*
 * What an initialiser made is initialised, and its init a second one, wherever it is: global, local, in a struct, in an array. Memory that is
 * zero, and a copy of such an object, is not.
 *
 * expect:              sc lock  pso lock  rc11 lock
 * expect RWLOCK:       sc lock  rc11 lock
 * expect COND:         sc lock  rc11 lock
 * expect KIND:         sc lock  rc11 lock
 * expect LOCAL:        sc lock  rc11 lock
 * expect MEMBER:       sc lock  rc11 lock
 * expect LOCAL MEMBER: sc lock  rc11 lock
 * expect ELEMENT:      sc lock  rc11 lock
 * expect DESTROY:          sc verified  pso verified  rc11 verified
 * expect DESTROY RWLOCK:   sc verified  rc11 verified
 * expect DESTROY COND:     sc verified  rc11 verified
 * expect DESTROY KIND:     sc verified  rc11 verified
 * expect DESTROY LOCAL:    sc verified  rc11 verified
 * expect DESTROY LOCAL MEMBER: sc verified  rc11 verified
 * expect COPY:         sc verified  pso verified  rc11 verified
 * expect COPY LOCAL:   sc verified  rc11 verified
 * expect COPY MEMBER:  sc verified  rc11 verified
 * expect ZERO:         sc verified  rc11 verified
 * expect ZERO RWLOCK:  sc verified  rc11 verified
 */
#define _GNU_SOURCE
#include <pthread.h>

#if defined RWLOCK
typedef pthread_rwlock_t object;
#define INITIALIZER PTHREAD_RWLOCK_INITIALIZER
#define INIT(o) pthread_rwlock_init(o, 0)
#define DESTROYED(o) pthread_rwlock_destroy(o)
#define USED(o) (pthread_rwlock_wrlock(o), pthread_rwlock_unlock(o))
#elif defined COND
typedef pthread_cond_t object;
#define INITIALIZER PTHREAD_COND_INITIALIZER
#define INIT(o) pthread_cond_init(o, 0)
#define DESTROYED(o) pthread_cond_destroy(o)
#define USED(o) pthread_cond_signal(o)
#else
typedef pthread_mutex_t object;
#ifdef KIND
#define INITIALIZER PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP
#else
#define INITIALIZER PTHREAD_MUTEX_INITIALIZER
#endif
#define INIT(o) pthread_mutex_init(o, 0)
#define DESTROYED(o) pthread_mutex_destroy(o)
#define USED(o) (pthread_mutex_lock(o), pthread_mutex_unlock(o))
#endif

struct pair {
  int n;
  object o;
};
#ifdef MEMBER
#define TYPE struct pair
#define AT(p) (&(p)->o)
#define VALUE {7, INITIALIZER}
#else
#define TYPE object
#define AT(p) (p)
#define VALUE INITIALIZER
#endif
#ifdef LOCAL
#define STORAGE
#else
#define STORAGE static
#endif

static object many[2] = {INITIALIZER, INITIALIZER};
static TYPE zero;

static void *user(void *arg) {
  USED((object *)arg);
  return 0;
}

static void use(object *at) {
  pthread_t t;
  pthread_create(&t, 0, user, at);
  USED(at);
  pthread_join(t, 0);
}

int main(void) {
  STORAGE TYPE it = VALUE;
#if defined ELEMENT
  use(&many[1]);
  INIT(&many[1]);
#elif defined ZERO
  INIT(AT(&zero));
  use(AT(&zero));
  use(&many[0]);
#elif defined COPY
  TYPE copy = it;
  INIT(AT(&copy));
  use(AT(&copy));
  use(AT(&it));
#else
  use(AT(&it));
#ifdef DESTROY
  DESTROYED(AT(&it));
#endif
  INIT(AT(&it));
  use(AT(&it));
#endif
  return 0;
}
