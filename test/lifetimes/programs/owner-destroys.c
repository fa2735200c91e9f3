/* The owner of a lock, semaphore, barrier or flag destroys it as soon as it may: the other thread's last act on it must be
 * over by then, in our models too. LATE: the other touches the object once more.
 * lifetimes: -DSEM verified
 * lifetimes: -DSEM -DLATE violated memory|race
 * lifetimes: -DMUTEX verified
 * lifetimes: -DMUTEX -DLATE violated memory|race
 * lifetimes: -DSPIN verified
 * lifetimes: -DSPIN -DLATE violated memory|race
 * lifetimes: -DRWLOCK verified
 * lifetimes: -DRWLOCK -DLATE violated memory|race
 * lifetimes: -DCOND verified
 * lifetimes: -DCOND -DLATE violated memory|race
 * lifetimes: -DFLAG verified
 * lifetimes: -DFLAG -DLATE violated memory|race
 * lifetimes: -DJOIN verified
 */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
struct object {
  int touched;
#if defined SEM
  sem_t s;
#elif defined MUTEX
  pthread_mutex_t m;
  int done;
#elif defined SPIN
  pthread_spinlock_t m;
  int done;
#elif defined RWLOCK
  pthread_rwlock_t m;
  int done;
#elif defined COND
  pthread_mutex_t m;
  pthread_cond_t c;
  int done;
#else
  atomic_int done;
#endif
};
static void *other(void *arg) {
  struct object *o = arg;
#if defined SEM
  sem_post(&o->s);
#elif defined MUTEX
  pthread_mutex_lock(&o->m);
  o->done = 1;
  pthread_mutex_unlock(&o->m);
#elif defined SPIN
  pthread_spin_lock(&o->m);
  o->done = 1;
  pthread_spin_unlock(&o->m);
#elif defined RWLOCK
  pthread_rwlock_wrlock(&o->m);
  o->done = 1;
  pthread_rwlock_unlock(&o->m);
#elif defined COND
  pthread_mutex_lock(&o->m);
  o->done = 1;
  pthread_cond_signal(&o->c);
  pthread_mutex_unlock(&o->m);
#else
  atomic_store(&o->done, 1);
#endif
#ifdef LATE
  o->touched = 1;
#endif
  return 0;
}
static int joined;
static void join(pthread_t t) {
  pthread_join(t, 0);
  joined = 1;
}
int main(void) {
  pthread_t t;
  {
    struct object o;
#if defined SEM
    sem_init(&o.s, 0, 0);
    pthread_create(&t, 0, other, &o);
    sem_wait(&o.s);
    sem_destroy(&o.s);
#elif defined MUTEX
    pthread_mutex_init(&o.m, 0);
    o.done = 0;
    pthread_create(&t, 0, other, &o);
    pthread_mutex_lock(&o.m);
    int done = o.done;
    pthread_mutex_unlock(&o.m);
    if (!done) join(t);
    pthread_mutex_destroy(&o.m);
#elif defined SPIN
    pthread_spin_init(&o.m, 0);
    o.done = 0;
    pthread_create(&t, 0, other, &o);
    pthread_spin_lock(&o.m);
    int done = o.done;
    pthread_spin_unlock(&o.m);
    if (!done) join(t);
    pthread_spin_destroy(&o.m);
#elif defined RWLOCK
    pthread_rwlock_init(&o.m, 0);
    o.done = 0;
    pthread_create(&t, 0, other, &o);
    pthread_rwlock_rdlock(&o.m);
    int done = o.done;
    pthread_rwlock_unlock(&o.m);
    if (!done) join(t);
    pthread_rwlock_destroy(&o.m);
#elif defined COND
    pthread_mutex_init(&o.m, 0);
    pthread_cond_init(&o.c, 0);
    o.done = 0;
    pthread_create(&t, 0, other, &o);
    pthread_mutex_lock(&o.m);
    while (!o.done) pthread_cond_wait(&o.c, &o.m);
    pthread_mutex_unlock(&o.m);
    pthread_cond_destroy(&o.c);
    pthread_mutex_destroy(&o.m);
#else
    o.done = 0;
    pthread_create(&t, 0, other, &o);
#ifdef JOIN
    join(t);
#else
    while (!atomic_load(&o.done)) {
    }
#endif
#endif
  }
  if (!joined) join(t);
  return 0;
}
