/* The rest of the C library: once, broadcast, the condition variables of threads.h. LATE: the other touches the object once more.
 * lifetimes: -DONCE verified
 * lifetimes: -DONCE -DLATE violated memory|race
 * lifetimes: -DCALL_ONCE verified
 * lifetimes: -DBROADCAST verified
 * lifetimes: -DBROADCAST -DLATE violated memory|race
 * lifetimes: -DMTX verified
 */
#include <pthread.h>
#include <threads.h>
static _Thread_local int mine;
static void make(void) { mine = 1; }
struct object {
  int touched;
#if defined ONCE
  pthread_once_t o;
#elif defined CALL_ONCE
  once_flag o;
#elif defined BROADCAST
  pthread_mutex_t m;
  pthread_cond_t c;
  int done;
#else
  mtx_t m;
  cnd_t c;
  int done;
#endif
};
static void *other(void *arg) {
  struct object *o = arg;
#if defined ONCE
  pthread_once(&o->o, make);
#elif defined CALL_ONCE
  call_once(&o->o, make);
#elif defined BROADCAST
  pthread_mutex_lock(&o->m);
  o->done = 1;
  pthread_cond_broadcast(&o->c);
  pthread_mutex_unlock(&o->m);
#else
  mtx_lock(&o->m);
  o->done = 1;
  cnd_signal(&o->c);
  mtx_unlock(&o->m);
#endif
#ifdef LATE
  o->touched = 1;
#endif
  return 0;
}
int main(void) {
  pthread_t t;
  {
    struct object o;
#if defined ONCE
    o.o = (pthread_once_t)PTHREAD_ONCE_INIT;
    pthread_create(&t, 0, other, &o);
    pthread_once(&o.o, make);
#elif defined CALL_ONCE
    o.o = (once_flag)ONCE_FLAG_INIT;
    pthread_create(&t, 0, other, &o);
    call_once(&o.o, make);
#elif defined BROADCAST
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
    mtx_init(&o.m, mtx_plain);
    cnd_init(&o.c);
    o.done = 0;
    pthread_create(&t, 0, other, &o);
    mtx_lock(&o.m);
    while (!o.done) cnd_wait(&o.c, &o.m);
    mtx_unlock(&o.m);
    cnd_destroy(&o.c);
    mtx_destroy(&o.m);
#endif
    /* If the other has run it, the other has nothing more to do with the object. */
    if (mine) pthread_join(t, 0);
  }
  if (!mine) pthread_join(t, 0);
  return 0;
}
