/*
 * Sizes are glibc's, so that a program preprocessed with its headers (.i) has room for our words, and its all-zero
 * initialisers mean the same. The meaning of the words: docs/intrinsics.md.
 */
#ifndef __HEDDLE_PTHREAD_TYPES_H
#define __HEDDLE_PTHREAD_TYPES_H

typedef unsigned long pthread_t;
typedef unsigned int pthread_key_t;
typedef int pthread_once_t;
typedef volatile int pthread_spinlock_t;

#ifdef __LP64__
#define __HEDDLE_MUTEX_SIZE 40
#define __HEDDLE_ATTR_SIZE 56
#define __HEDDLE_RWLOCK_SIZE 56
#define __HEDDLE_BARRIER_SIZE 32
#define __HEDDLE_SEM_SIZE 32
#else
#define __HEDDLE_MUTEX_SIZE 24
#define __HEDDLE_ATTR_SIZE 36
#define __HEDDLE_RWLOCK_SIZE 32
#define __HEDDLE_BARRIER_SIZE 20
#define __HEDDLE_SEM_SIZE 16
#endif

/*
 * What was initialised keeps its own address behind its word, so that another initialisation sees it: memory that never
 * held such an object (undefined, zero, a copy of another one) does not hold that. In an initialiser __heddle_own_address
 * stands for it (lower/memory/own-address.ts).
 */
struct __heddle_self {
  __extension__ unsigned long long __word;
  void *__self;
};
#ifdef __cplusplus
extern "C"
#else
extern
#endif
    char __heddle_own_address __attribute__((weak));
#define __HEDDLE_INITIALIZER(word) {.__own = {word, &__heddle_own_address}}

typedef union {
  int __word;
  char __size[__HEDDLE_MUTEX_SIZE];
  long __align;
  struct __heddle_self __own;
} pthread_mutex_t;

typedef union {
  __extension__ unsigned long long __waiters;
  char __size[48];
  struct __heddle_self __own;
} pthread_cond_t;

typedef union {
  __extension__ unsigned long long __word;
  char __size[__HEDDLE_RWLOCK_SIZE];
  long __align;
  struct __heddle_self __own;
} pthread_rwlock_t;

typedef union {
  int __unused;
  char __size[8];
  long __align;
} pthread_rwlockattr_t;

typedef union {
  struct {
    __extension__ unsigned long long __word;
    int __gate;
    void *__self;
  } __value;
  char __size[__HEDDLE_BARRIER_SIZE];
  long __align;
} pthread_barrier_t;

typedef union {
  int __unused;
  char __size[4];
} pthread_barrierattr_t;

typedef union {
  int __type;
  char __size[4];
} pthread_mutexattr_t;

typedef union {
  int __unused;
  char __size[4];
} pthread_condattr_t;

typedef union {
  struct {
    int __detached;
    unsigned long __stack_size;
  } __value;
  char __size[__HEDDLE_ATTR_SIZE];
  long __align;
} pthread_attr_t;

#endif
