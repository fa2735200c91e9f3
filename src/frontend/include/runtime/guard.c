/*
 * Initialisation of function-local statics. Byte 0 of the guard is set when it is done (the compiler's code reads it
 * with acquire); the second word is a mutex that whoever initialises holds, so that others wait, and a thread that
 * comes back while it initialises is in a deadlock.
 */
#include <__heddle/intrinsics.h>
#include <stdatomic.h>

static _Atomic(char) *done(unsigned long long *guard) { return (_Atomic(char) *)guard; }
static int *lock(unsigned long long *guard) { return (int *)guard + 1; }

int __cxa_guard_acquire(unsigned long long *guard) {
  if (atomic_load_explicit(done(guard), memory_order_acquire)) return 0;
  __heddle_lock(lock(guard));
  if (!atomic_load_explicit(done(guard), memory_order_relaxed)) return 1;
  __heddle_unlock(lock(guard));
  return 0;
}

void __cxa_guard_release(unsigned long long *guard) {
  atomic_store_explicit(done(guard), 1, memory_order_release);
  __heddle_unlock(lock(guard));
}

void __cxa_guard_abort(unsigned long long *guard) { __heddle_unlock(lock(guard)); }
