/*
 * heddle/linux.h: how the Linux kernel spells shared memory, for code that is taken out of it. Not included by anything:
 * a program asks for it, or gets it with `-- -include heddle/linux.h`. Meant instead of <stdatomic.h>, which has other
 * functions of the same names. docs/linux.md says what each becomes and where the kernel's own model differs.
 */
#ifndef __HEDDLE_LINUX_H
#define __HEDDLE_LINUX_H
#ifdef __HEDDLE_STDATOMIC_H
#error "heddle/linux.h and stdatomic.h name different functions alike (atomic_fetch_add, ...): include one of them"
#endif
#ifdef __cplusplus
#error "heddle/linux.h is for C: use <atomic> in C++"
#endif
#define __HEDDLE_STDATOMIC_H
#include <__heddle/intrinsics.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int8_t s8;
typedef int16_t s16;
typedef int32_t s32;
typedef int64_t s64;

#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)
#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))
#define container_of(p, type, member) ((type *)((char *)(p) - offsetof(type, member)))
#define BUG() __heddle_assert(0, "BUG()")
#define BUG_ON(condition) __heddle_assert(!(condition), "!(" #condition ")")
#define WARN_ON(condition)                            \
  ({                                                  \
    int __warn = !!(condition);                       \
    __heddle_assert(!__warn, "!(" #condition ")");    \
    __warn;                                           \
  })
#define WARN_ON_ONCE(condition) WARN_ON(condition)

#define GFP_KERNEL 0
#define GFP_ATOMIC 0
#define kmalloc(size, flags) malloc(size)
#define kzalloc(size, flags) calloc(1, size)
#define kfree(p) free(p)

/* ---- accesses and barriers */

#define READ_ONCE(x) __atomic_load_n(&(x), __ATOMIC_RELAXED)
#define WRITE_ONCE(x, value) __atomic_store_n(&(x), (value), __ATOMIC_RELAXED)
#define smp_load_acquire(p) __atomic_load_n((p), __ATOMIC_ACQUIRE)
#define smp_store_release(p, value) __atomic_store_n((p), (value), __ATOMIC_RELEASE)
#define rcu_dereference(p) __atomic_load_n(&(p), __ATOMIC_ACQUIRE)
#define rcu_assign_pointer(p, value) __atomic_store_n(&(p), (value), __ATOMIC_RELEASE)

#define barrier() __atomic_signal_fence(__ATOMIC_SEQ_CST)
#define smp_mb() __atomic_thread_fence(__ATOMIC_SEQ_CST)
#define smp_rmb() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#define smp_wmb() __atomic_thread_fence(__ATOMIC_RELEASE)
#define mb() smp_mb()
#define rmb() smp_rmb()
#define wmb() smp_wmb()
#define smp_mb__before_atomic() smp_mb()
#define smp_mb__after_atomic() smp_mb()
#define smp_mb__after_spinlock() smp_mb()
#define smp_mb__after_unlock_lock() smp_mb()
#define smp_acquire__after_ctrl_dep() smp_rmb()
#define smp_store_mb(x, value) \
  do {                         \
    WRITE_ONCE(x, value);      \
    smp_mb();                  \
  } while (0)
#define cpu_relax() __heddle_yield()
#define smp_cond_load_relaxed(p, condition)              \
  ({                                                     \
    __typeof__(__atomic_load_n((p), __ATOMIC_RELAXED)) VAL; \
    while (VAL = READ_ONCE(*(p)), !(condition)) {        \
    }                                                    \
    VAL;                                                 \
  })
#define smp_cond_load_acquire(p, condition)              \
  ({                                                     \
    __typeof__(__atomic_load_n((p), __ATOMIC_RELAXED)) VAL; \
    while (VAL = smp_load_acquire(p), !(condition)) {    \
    }                                                    \
    VAL;                                                 \
  })

/* ---- read-modify-writes of any scalar: without a suffix ordered with everything, before and after */

#define __heddle_full(type, operation)   \
  ({                                     \
    smp_mb();                            \
    type __full = (operation);           \
    smp_mb();                            \
    __full;                              \
  })
#define __heddle_scalar(p) __typeof__(__atomic_load_n((p), __ATOMIC_RELAXED))

#define xchg_relaxed(p, value) __atomic_exchange_n((p), (value), __ATOMIC_RELAXED)
#define xchg_acquire(p, value) __atomic_exchange_n((p), (value), __ATOMIC_ACQUIRE)
#define xchg_release(p, value) __atomic_exchange_n((p), (value), __ATOMIC_RELEASE)
#define xchg(p, value) __heddle_full(__heddle_scalar(p), __atomic_exchange_n((p), (value), __ATOMIC_ACQ_REL))

#define __heddle_cmpxchg(p, old, new, order)                                              \
  ({                                                                                      \
    __heddle_scalar(p) __expected = (old);                                                \
    (void)__atomic_compare_exchange_n((p), &__expected, (new), 0, order, __ATOMIC_RELAXED); \
    __expected;                                                                           \
  })
#define cmpxchg_relaxed(p, old, new) __heddle_cmpxchg(p, old, new, __ATOMIC_RELAXED)
#define cmpxchg_acquire(p, old, new) __heddle_cmpxchg(p, old, new, __ATOMIC_ACQUIRE)
#define cmpxchg_release(p, old, new) __heddle_cmpxchg(p, old, new, __ATOMIC_RELEASE)
#define cmpxchg(p, old, new)                                                                               \
  ({                                                                                                       \
    __heddle_scalar(p) __expected = (old);                                                                 \
    smp_mb();                                                                                              \
    if (__atomic_compare_exchange_n((p), &__expected, (new), 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) smp_mb(); \
    __expected;                                                                                            \
  })
#define try_cmpxchg_relaxed(p, old, new) __atomic_compare_exchange_n((p), (old), (new), 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)
#define try_cmpxchg_acquire(p, old, new) __atomic_compare_exchange_n((p), (old), (new), 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)
#define try_cmpxchg_release(p, old, new) __atomic_compare_exchange_n((p), (old), (new), 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED)
#define try_cmpxchg(p, old, new)                                                                                     \
  ({                                                                                                                 \
    smp_mb();                                                                                                        \
    bool __exchanged = __atomic_compare_exchange_n((p), (old), (new), 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);        \
    if (__exchanged) smp_mb();                                                                                       \
    __exchanged;                                                                                                     \
  })

#include <__heddle/linux-atomic.h>

#define __HEDDLE_INLINE static __inline__ __attribute__((__unused__))
/* ---- locks: blocking ones of Heddle, so that a deadlock is reported as such; interrupts are not modelled */

typedef struct {
  int __word;
} spinlock_t;
typedef spinlock_t raw_spinlock_t;
#define __SPIN_LOCK_UNLOCKED(name) {0}
#define DEFINE_SPINLOCK(name) spinlock_t name = {0}
#define DEFINE_RAW_SPINLOCK(name) spinlock_t name = {0}
#define spin_lock_init(lock) ((void)((lock)->__word = 0))
#define raw_spin_lock_init(lock) spin_lock_init(lock)
__HEDDLE_INLINE void spin_lock(spinlock_t *lock) { __heddle_spin_lock(&lock->__word); }
__HEDDLE_INLINE int spin_trylock(spinlock_t *lock) { return __heddle_spin_trylock(&lock->__word) == 0; }
__HEDDLE_INLINE void spin_unlock(spinlock_t *lock) { __heddle_spin_unlock(&lock->__word); }
__HEDDLE_INLINE int spin_is_locked(spinlock_t *lock) { return __atomic_load_n(&lock->__word, __ATOMIC_RELAXED) != 0; }
#define spin_lock_irq(lock) spin_lock(lock)
#define spin_unlock_irq(lock) spin_unlock(lock)
#define spin_lock_bh(lock) spin_lock(lock)
#define spin_unlock_bh(lock) spin_unlock(lock)
#define spin_lock_irqsave(lock, flags) ((flags) = 0, spin_lock(lock))
#define spin_unlock_irqrestore(lock, flags) ((void)(flags), spin_unlock(lock))
#define raw_spin_lock(lock) spin_lock(lock)
#define raw_spin_trylock(lock) spin_trylock(lock)
#define raw_spin_unlock(lock) spin_unlock(lock)
#define raw_spin_lock_irqsave(lock, flags) spin_lock_irqsave(lock, flags)
#define raw_spin_unlock_irqrestore(lock, flags) spin_unlock_irqrestore(lock, flags)

struct mutex {
  int __word;
};
#define DEFINE_MUTEX(name) struct mutex name = {0}
#define mutex_init(lock) ((void)((lock)->__word = 0))
__HEDDLE_INLINE void mutex_lock(struct mutex *lock) { __heddle_lock(&lock->__word); }
__HEDDLE_INLINE int mutex_trylock(struct mutex *lock) { return __heddle_trylock(&lock->__word) == 0; }
__HEDDLE_INLINE void mutex_unlock(struct mutex *lock) { __heddle_unlock(&lock->__word); }

typedef pthread_rwlock_t rwlock_t;
#define DEFINE_RWLOCK(name) rwlock_t name = {0}
#define rwlock_init(lock) ((void)pthread_rwlock_init(lock, NULL))
#define read_lock(lock) ((void)pthread_rwlock_rdlock(lock))
#define read_trylock(lock) (pthread_rwlock_tryrdlock(lock) == 0)
#define read_unlock(lock) ((void)pthread_rwlock_unlock(lock))
#define write_lock(lock) ((void)pthread_rwlock_wrlock(lock))
#define write_trylock(lock) (pthread_rwlock_trywrlock(lock) == 0)
#define write_unlock(lock) ((void)pthread_rwlock_unlock(lock))

/* Declared so that programs compile; a call is reported. */
void rcu_read_lock(void);
void rcu_read_unlock(void);
void synchronize_rcu(void);
#endif
