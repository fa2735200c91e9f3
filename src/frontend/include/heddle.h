/*
 * heddle.h: what a program can say to Heddle.
 *
 * The macro __HEDDLE__ is defined when Heddle compiles a program, so that one source can serve both:
 *
 *     #ifdef __HEDDLE__
 *     #include <heddle.h>
 *     #endif
 */
#ifndef __HEDDLE_HEDDLE_H
#define __HEDDLE_HEDDLE_H
#include <__heddle/intrinsics.h>

/* The condition must hold: else the execution is a violation of kind `assertion`. Like assert, but never disabled. */
#define heddle_assert(...) __heddle_assert(!!(__VA_ARGS__), #__VA_ARGS__)

/* Executions in which the condition does not hold do not count: they end here and are never reported. */
#define heddle_assume(...) __heddle_assume(!!(__VA_ARGS__))

/* Any value in [lo, hi], both included: every one is explored. */
#define heddle_choose(lo, hi) __heddle_choose((lo), (hi))

/*
 * The outcome of this execution: the values of the arguments, under the names of their expressions. To be called by
 * main after the joins, e.g. heddle_observe(r1, r2).
 */
#define heddle_observe(...) __heddle_observe(#__VA_ARGS__, __VA_ARGS__)

/*
 * Memory fences of one kind: accesses of the first kind before it come before accesses of the second kind after it.
 * ll load-load, ls load-store, sl store-load, ss store-store. (For all four: atomic_thread_fence of stdatomic.h.)
 */
#define heddle_fence_ll() __heddle_fence_ll()
#define heddle_fence_ls() __heddle_fence_ls()
#define heddle_fence_sl() __heddle_fence_sl()
#define heddle_fence_ss() __heddle_fence_ss()

/* Between these no other thread takes a step. They must not be nested, and nothing between them may block. */
#define heddle_atomic_begin() __heddle_atomic_begin()
#define heddle_atomic_end() __heddle_atomic_end()

/* A hint that this thread waits for another one. */
#define heddle_yield() __heddle_yield()

/*
 * Put before the declaration of a function that has no body here: its result depends on its arguments only and it
 * touches no memory, so Heddle takes it for any function of that type: equal arguments, equal results. (The same as __attribute__((const)).)
 *
 *     heddle_pure int hash(int key);
 */
#define heddle_pure __attribute__((__const__))

/*
 * What `heddle test` should know about a data type, at file scope behind the functions (docs/data-types.md):
 *
 *     HEDDLE_INIT(init_queue)
 *     HEDDLE_OP(e, enqueue)
 *     HEDDLE_OP(d, dequeue)
 *
 * HEDDLE_OP takes the letter that tests call the operation by, the function (in C++ also a method, Queue::push), and if need be a
 * string with the values of its arguments "(0..1)" and roles "@owner". HEDDLE_SPEC and
 * HEDDLE_SPEC_INIT name a sequential implementation that says what is right; HEDDLE_DESTROY what a client does in the end.
 */
#define HEDDLE_OP(letter, function, ...) __HEDDLE_NOTE("op " #letter "=" #function "" __VA_ARGS__, function)
#define HEDDLE_INIT(function) __HEDDLE_NOTE("init " #function, function)
#define HEDDLE_DESTROY(function) __HEDDLE_NOTE("destroy " #function, function)
#define HEDDLE_SPEC(letter, function, ...) __HEDDLE_NOTE("spec-op " #letter "=" #function "" __VA_ARGS__, function)
#define HEDDLE_SPEC_INIT(function) __HEDDLE_NOTE("spec-init " #function, function)

/*
 * heddle_commit(access): the access at which an operation takes effect, for `heddle test --commit`; the last one of a call counts.
 * A load or an assignment: heddle_commit(last->next = node). Otherwise it is just the access.
 */
#ifdef __HEDDLE_COMMIT__
static __thread long long __heddle_commit_now;
#if __HEDDLE_COMMIT__ == 2
#define heddle_commit(...) \
  __extension__({ \
    __typeof__(__VA_ARGS__) __heddle_value = (__VA_ARGS__); \
    __heddle_commit_now = __heddle_commit_time(); \
    __heddle_value; \
  })
#else
static long long __heddle_commits;
#define heddle_commit(...) \
  __extension__({ \
    __heddle_atomic_begin(); \
    __typeof__(__VA_ARGS__) __heddle_value = (__VA_ARGS__); \
    __heddle_commit_now = ++__heddle_commits; \
    __heddle_atomic_end(); \
    __heddle_value; \
  })
#endif
#else
#define heddle_commit(...) (__VA_ARGS__)
#endif

#define __HEDDLE_NOTE(text, function) __HEDDLE_NOTE_2(__COUNTER__, text, function)
#define __HEDDLE_NOTE_2(n, text, function) __HEDDLE_NOTE_3(n, text, function)
#define __HEDDLE_NOTE_3(n, text, function) \
  static const char __heddle_note_##n[] __attribute__((__used__)) = text; \
  static __typeof__(&function) const __heddle_ref_##n __attribute__((__used__)) = &function;

#endif
