/* ISO C 7.26. Models: runtime/threads*.c */
#ifndef __HEDDLE_THREADS_H
#define __HEDDLE_THREADS_H
#include <__heddle/basic.h>
#include <__heddle/pthread-types.h>
#include <time.h>

#if !defined(__cplusplus) && !(defined(__STDC_VERSION__) && __STDC_VERSION__ > 201710L)
#define thread_local _Thread_local
#endif
#define ONCE_FLAG_INIT {0}
#define TSS_DTOR_ITERATIONS 4

typedef unsigned long thrd_t;
typedef int (*thrd_start_t)(void *);
typedef unsigned int tss_t;
typedef void (*tss_dtor_t)(void *);
typedef struct {
  int __word;
} once_flag;
typedef union {
  int __word;
  char __size[__HEDDLE_MUTEX_SIZE];
  long __align;
  struct __heddle_self __own;
} mtx_t;
typedef union {
  __extension__ unsigned long long __waiters;
  char __size[48];
  struct __heddle_self __own;
} cnd_t;

enum { thrd_success = 0, thrd_busy = 1, thrd_error = 2, thrd_nomem = 3, thrd_timedout = 4 };
enum { mtx_plain = 0, mtx_recursive = 1, mtx_timed = 2 };

__HEDDLE_BEGIN
int thrd_create(thrd_t *__id, thrd_start_t __start, void *__arg);
int thrd_join(thrd_t __id, int *__value);
int thrd_detach(thrd_t __id);
__heddle_noreturn void thrd_exit(int __value);
thrd_t thrd_current(void);
int thrd_equal(thrd_t __a, thrd_t __b);
void thrd_yield(void);
int thrd_sleep(const struct timespec *__time, struct timespec *__rest);
void call_once(once_flag *__once, void (*__f)(void));

int mtx_init(mtx_t *__mutex, int __type);
void mtx_destroy(mtx_t *__mutex);
int mtx_lock(mtx_t *__mutex);
int mtx_trylock(mtx_t *__mutex);
int mtx_timedlock(mtx_t *__heddle_restrict __mutex, const struct timespec *__heddle_restrict __until);
int mtx_unlock(mtx_t *__mutex);

int cnd_init(cnd_t *__cond);
void cnd_destroy(cnd_t *__cond);
int cnd_wait(cnd_t *__cond, mtx_t *__mutex);
int cnd_signal(cnd_t *__cond);
int cnd_broadcast(cnd_t *__cond);

int cnd_timedwait(cnd_t *__heddle_restrict __cond, mtx_t *__heddle_restrict __mutex, const struct timespec *__heddle_restrict __until);
int tss_create(tss_t *__key, tss_dtor_t __destructor);
void tss_delete(tss_t __key);
void *tss_get(tss_t __key);
int tss_set(tss_t __key, void *__value);
__HEDDLE_END
#endif
