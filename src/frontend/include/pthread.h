/* POSIX threads. Models: runtime/pthread*.c */
#ifndef __HEDDLE_PTHREAD_H
#define __HEDDLE_PTHREAD_H
#include <__heddle/basic.h>
#include <__heddle/pthread-types.h>
#include <__heddle/time-types.h>
#include <sched.h>

#define PTHREAD_CREATE_JOINABLE 0
#define PTHREAD_CREATE_DETACHED 1
#define PTHREAD_SCOPE_SYSTEM 0
#define PTHREAD_SCOPE_PROCESS 1
#define PTHREAD_INHERIT_SCHED 0
#define PTHREAD_EXPLICIT_SCHED 1
#define PTHREAD_PROCESS_PRIVATE 0
#define PTHREAD_PROCESS_SHARED 1
#define PTHREAD_ONCE_INIT 0

#define PTHREAD_MUTEX_NORMAL 0
#define PTHREAD_MUTEX_RECURSIVE 1
#define PTHREAD_MUTEX_ERRORCHECK 2
#define PTHREAD_MUTEX_DEFAULT PTHREAD_MUTEX_NORMAL
#define PTHREAD_MUTEX_TIMED_NP PTHREAD_MUTEX_NORMAL
#define PTHREAD_MUTEX_FAST_NP PTHREAD_MUTEX_NORMAL
#define PTHREAD_MUTEX_ADAPTIVE_NP 3
#define PTHREAD_MUTEX_RECURSIVE_NP PTHREAD_MUTEX_RECURSIVE
#define PTHREAD_MUTEX_ERRORCHECK_NP PTHREAD_MUTEX_ERRORCHECK

#define PTHREAD_MUTEX_INITIALIZER __HEDDLE_INITIALIZER(0)
#define PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP __HEDDLE_INITIALIZER(PTHREAD_MUTEX_RECURSIVE << 28)
#define PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP __HEDDLE_INITIALIZER(PTHREAD_MUTEX_ERRORCHECK << 28)
#define PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP __HEDDLE_INITIALIZER(0)
#define PTHREAD_COND_INITIALIZER __HEDDLE_INITIALIZER(0)
#define PTHREAD_RWLOCK_INITIALIZER __HEDDLE_INITIALIZER(0)
#define PTHREAD_RWLOCK_PREFER_READER_NP 0
#define PTHREAD_RWLOCK_PREFER_WRITER_NP 1
#define PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP 2
#define PTHREAD_RWLOCK_DEFAULT_NP PTHREAD_RWLOCK_PREFER_READER_NP
#define PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP __HEDDLE_INITIALIZER(0)
#define PTHREAD_BARRIER_SERIAL_THREAD (-1)
#define PTHREAD_KEYS_MAX 32
#define PTHREAD_DESTRUCTOR_ITERATIONS 4
#define PTHREAD_CANCEL_ENABLE 0
#define PTHREAD_CANCEL_DISABLE 1
#define PTHREAD_CANCEL_DEFERRED 0
#define PTHREAD_CANCEL_ASYNCHRONOUS 1
#define PTHREAD_PRIO_NONE 0
#define PTHREAD_PRIO_INHERIT 1
#define PTHREAD_PRIO_PROTECT 2

__HEDDLE_BEGIN
int pthread_create(pthread_t *__heddle_restrict __id, const pthread_attr_t *__heddle_restrict __attr, void *(*__start)(void *), void *__heddle_restrict __arg);
int pthread_join(pthread_t __id, void **__value);
int pthread_detach(pthread_t __id);
__heddle_noreturn void pthread_exit(void *__value);
pthread_t pthread_self(void);
int pthread_equal(pthread_t __a, pthread_t __b);
int pthread_yield(void);
int pthread_once(pthread_once_t *__once, void (*__f)(void));
int pthread_setname_np(pthread_t __id, const char *__name);

int pthread_attr_init(pthread_attr_t *__attr);
int pthread_attr_destroy(pthread_attr_t *__attr);
int pthread_attr_setdetachstate(pthread_attr_t *__attr, int __state);
int pthread_attr_getdetachstate(const pthread_attr_t *__attr, int *__state);
int pthread_attr_setstacksize(pthread_attr_t *__attr, size_t __size);
int pthread_attr_getstacksize(const pthread_attr_t *__heddle_restrict __attr, size_t *__heddle_restrict __size);
int pthread_attr_setguardsize(pthread_attr_t *__attr, size_t __size);
int pthread_attr_setscope(pthread_attr_t *__attr, int __scope);
int pthread_attr_setinheritsched(pthread_attr_t *__attr, int __inherit);
int pthread_attr_setschedpolicy(pthread_attr_t *__attr, int __policy);
int pthread_attr_setschedparam(pthread_attr_t *__heddle_restrict __attr, const struct sched_param *__heddle_restrict __param);

int pthread_mutex_init(pthread_mutex_t *__heddle_restrict __mutex, const pthread_mutexattr_t *__heddle_restrict __attr);
int pthread_mutex_destroy(pthread_mutex_t *__mutex);
int pthread_mutex_lock(pthread_mutex_t *__mutex);
int pthread_mutex_trylock(pthread_mutex_t *__mutex);
int pthread_mutex_timedlock(pthread_mutex_t *__heddle_restrict __mutex, const struct timespec *__heddle_restrict __until);
int pthread_mutex_unlock(pthread_mutex_t *__mutex);
int pthread_mutexattr_init(pthread_mutexattr_t *__attr);
int pthread_mutexattr_destroy(pthread_mutexattr_t *__attr);
int pthread_mutexattr_settype(pthread_mutexattr_t *__attr, int __type);
int pthread_mutexattr_gettype(const pthread_mutexattr_t *__heddle_restrict __attr, int *__heddle_restrict __type);
int pthread_mutexattr_setpshared(pthread_mutexattr_t *__attr, int __shared);

int pthread_cond_init(pthread_cond_t *__heddle_restrict __cond, const pthread_condattr_t *__heddle_restrict __attr);
int pthread_cond_destroy(pthread_cond_t *__cond);
int pthread_cond_wait(pthread_cond_t *__heddle_restrict __cond, pthread_mutex_t *__heddle_restrict __mutex);
int pthread_cond_signal(pthread_cond_t *__cond);
int pthread_cond_broadcast(pthread_cond_t *__cond);
int pthread_condattr_init(pthread_condattr_t *__attr);
int pthread_condattr_destroy(pthread_condattr_t *__attr);
int pthread_condattr_setclock(pthread_condattr_t *__attr, int __clock);
int pthread_condattr_setpshared(pthread_condattr_t *__attr, int __shared);

int pthread_mutex_clocklock(pthread_mutex_t *__heddle_restrict __mutex, int __clock, const struct timespec *__heddle_restrict __until);
int pthread_mutexattr_setprotocol(pthread_mutexattr_t *__attr, int __protocol);
int pthread_cond_timedwait(pthread_cond_t *__heddle_restrict __cond, pthread_mutex_t *__heddle_restrict __mutex, const struct timespec *__heddle_restrict __until);
int pthread_cond_clockwait(pthread_cond_t *__heddle_restrict __cond, pthread_mutex_t *__heddle_restrict __mutex, int __clock, const struct timespec *__heddle_restrict __until);

int pthread_rwlock_init(pthread_rwlock_t *__heddle_restrict __lock, const pthread_rwlockattr_t *__heddle_restrict __attr);
int pthread_rwlock_destroy(pthread_rwlock_t *__lock);
int pthread_rwlock_rdlock(pthread_rwlock_t *__lock);
int pthread_rwlock_tryrdlock(pthread_rwlock_t *__lock);
int pthread_rwlock_timedrdlock(pthread_rwlock_t *__heddle_restrict __lock, const struct timespec *__heddle_restrict __until);
int pthread_rwlock_clockrdlock(pthread_rwlock_t *__heddle_restrict __lock, int __clock, const struct timespec *__heddle_restrict __until);
int pthread_rwlock_wrlock(pthread_rwlock_t *__lock);
int pthread_rwlock_trywrlock(pthread_rwlock_t *__lock);
int pthread_rwlock_timedwrlock(pthread_rwlock_t *__heddle_restrict __lock, const struct timespec *__heddle_restrict __until);
int pthread_rwlock_clockwrlock(pthread_rwlock_t *__heddle_restrict __lock, int __clock, const struct timespec *__heddle_restrict __until);
int pthread_rwlock_unlock(pthread_rwlock_t *__lock);
int pthread_rwlockattr_init(pthread_rwlockattr_t *__attr);
int pthread_rwlockattr_destroy(pthread_rwlockattr_t *__attr);
int pthread_rwlockattr_setpshared(pthread_rwlockattr_t *__attr, int __shared);
int pthread_rwlockattr_setkind_np(pthread_rwlockattr_t *__attr, int __kind);

int pthread_spin_init(pthread_spinlock_t *__lock, int __shared);
int pthread_spin_destroy(pthread_spinlock_t *__lock);
int pthread_spin_lock(pthread_spinlock_t *__lock);
int pthread_spin_trylock(pthread_spinlock_t *__lock);
int pthread_spin_unlock(pthread_spinlock_t *__lock);

int pthread_barrier_init(pthread_barrier_t *__heddle_restrict __barrier, const pthread_barrierattr_t *__heddle_restrict __attr, unsigned __count);
int pthread_barrier_destroy(pthread_barrier_t *__barrier);
int pthread_barrier_wait(pthread_barrier_t *__barrier);
int pthread_barrierattr_init(pthread_barrierattr_t *__attr);
int pthread_barrierattr_destroy(pthread_barrierattr_t *__attr);
int pthread_barrierattr_setpshared(pthread_barrierattr_t *__attr, int __shared);

int pthread_key_create(pthread_key_t *__key, void (*__destructor)(void *));
int pthread_key_delete(pthread_key_t __key);
void *pthread_getspecific(pthread_key_t __key);
int pthread_setspecific(pthread_key_t __key, const void *__value);

/* Declared so that programs compile; a call is reported. */
int pthread_cancel(pthread_t __id);
int pthread_setcancelstate(int __state, int *__old);
int pthread_setcanceltype(int __type, int *__old);
void pthread_testcancel(void);
int pthread_kill(pthread_t __id, int __signal);
int pthread_atfork(void (*__prepare)(void), void (*__parent)(void), void (*__child)(void));
int pthread_tryjoin_np(pthread_t __id, void **__value);
int pthread_timedjoin_np(pthread_t __id, void **__value, const struct timespec *__until);
__HEDDLE_END
#endif
