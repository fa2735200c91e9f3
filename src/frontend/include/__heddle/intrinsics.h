/* What the front end turns into IR instructions: docs/intrinsics.md. For our own headers and models only. */
#ifndef __HEDDLE_INTRINSICS_H
#define __HEDDLE_INTRINSICS_H
#include <__heddle/basic.h>
__HEDDLE_BEGIN
unsigned long __heddle_create(void *(*__start)(void *), void *__arg);
void *__heddle_join(unsigned long __id);
void __heddle_detach(unsigned long __id);
unsigned long __heddle_self(void);
__heddle_noreturn void __heddle_thread_exit(void *__value);

int __heddle_lock(int *__word);
int __heddle_trylock(int *__word);
int __heddle_unlock(int *__word);
int __heddle_mutex_init(int *__word);
int __heddle_mutex_destroy(int *__word) __attribute__((__nothrow__));

__extension__ int __heddle_cond_enqueue(unsigned long long *__word);
__extension__ int __heddle_cond_wait(unsigned long long *__word);
__extension__ int __heddle_cond_timedwait(unsigned long long *__word);
__extension__ int __heddle_cond_cancel(unsigned long long *__word);
__extension__ int __heddle_cond_signal(unsigned long long *__word);
__extension__ int __heddle_cond_broadcast(unsigned long long *__word);
__extension__ int __heddle_cond_init(unsigned long long *__word);
__extension__ int __heddle_cond_destroy(unsigned long long *__word) __attribute__((__nothrow__));

int __heddle_timedlock(int *__word);
int __heddle_spin_init(int *__word);
int __heddle_spin_lock(int *__word);
int __heddle_spin_trylock(int *__word);
int __heddle_spin_unlock(int *__word);
int __heddle_spin_destroy(int *__word);

__extension__ int __heddle_rw_rdlock(unsigned long long *__word);
__extension__ int __heddle_rw_tryrdlock(unsigned long long *__word);
__extension__ int __heddle_rw_timedrdlock(unsigned long long *__word);
__extension__ int __heddle_rw_wrlock(unsigned long long *__word);
__extension__ int __heddle_rw_trywrlock(unsigned long long *__word);
__extension__ int __heddle_rw_timedwrlock(unsigned long long *__word);
__extension__ int __heddle_rw_unlock(unsigned long long *__word);
__extension__ int __heddle_rw_init(unsigned long long *__word);
__extension__ int __heddle_rw_destroy(unsigned long long *__word) __attribute__((__nothrow__));

int __heddle_sem_wait(int *__word);
int __heddle_sem_trywait(int *__word);
int __heddle_sem_timedwait(int *__word);
int __heddle_sem_post(int *__word);
int __heddle_sem_init(int *__word);
int __heddle_sem_destroy(int *__word) __attribute__((__nothrow__));

__extension__ int __heddle_barrier_init(unsigned long long *__word);
__extension__ int __heddle_barrier_arrive(unsigned long long *__word);
__extension__ int __heddle_barrier_destroy(unsigned long long *__word);

void __heddle_yield(void);
void __heddle_atomic_begin(void);
void __heddle_atomic_end(void);
void __heddle_assume(int __condition);
void __heddle_assert(int __condition, const char *__message);
/* A memory error unless the condition holds. */
void __heddle_require(int __condition, const char *__message);
/* The value, with zeros for bits that are undefined. */
void *__heddle_frozen(void *__value);
/* The life of a static object, or of one of this thread's thread-local ones, ends. */
void __heddle_end_of_life(void *__object);
long __heddle_choose(long __lo, long __hi);
/* When the last access took place, among all for which this is asked. */
long __heddle_commit_time(void);
void __heddle_observe(const char *__names, ...);
void __heddle_fence_ll(void);
void __heddle_fence_ls(void);
void __heddle_fence_sl(void);
void __heddle_fence_ss(void);
void __heddle_fence_full(void);
unsigned long __heddle_block_size(void *__p);
__heddle_noreturn void __heddle_exit(int __status);
__heddle_noreturn void __heddle_abort(void);
/* What a thread does before it ends. */
void __heddle_thread_ends(void);
int __heddle_printf(int __fd, const char *__format, ...);
int __heddle_vprintf(int __fd, const char *__format, __builtin_va_list __args);
__HEDDLE_END
#endif
