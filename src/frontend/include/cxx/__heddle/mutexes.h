/*
 * The mutexes. Their words are those of pthread's (docs/intrinsics.md), so that the machine knows them.
 *
 * Destroying one that is held is an error. In other libraries these destructors are trivial, so that a static mutex, or an object with no
 * more than mutexes in it, lives to the end of the program, and threads that go on may use it. Here, too: of a destructor that is
 * constant for what begins as a constant the compiler makes nothing, not even for local statics; for others
 * lower/static-locks.ts takes it away.
 */
#ifndef __HEDDLE_CXX_MUTEXES
#define __HEDDLE_CXX_MUTEXES
#include <__heddle/held-at-end.h>
#include <__heddle/intrinsics.h>
#include <__heddle/pthread-types.h>
#include <chrono>
namespace std {
template <int kind> class __mutex_base {
protected:
  pthread_mutex_t __m = {kind << 28};

public:
  using native_handle_type = pthread_mutex_t *;
  constexpr __mutex_base() noexcept = default;
  constexpr ~__mutex_base() {
    if (__asks_if_held()) __heddle_mutex_destroy(&__m.__word);
  }
  __mutex_base(const __mutex_base &) = delete;
  __mutex_base &operator=(const __mutex_base &) = delete;
  void lock() { __heddle_lock(&__m.__word); }
  bool try_lock() { return __heddle_trylock(&__m.__word) == 0; }
  void unlock() { __heddle_unlock(&__m.__word); }
  pthread_mutex_t *native_handle() { return &__m; }
};
/* Time is not modelled: it may run out whenever the mutex is taken. */
template <int kind> class __timed_mutex_base : public __mutex_base<kind> {
public:
  template <class _R, class _P> bool try_lock_for(const chrono::duration<_R, _P> &) { return __heddle_timedlock(&this->__m.__word) == 0; }
  template <class _C, class _D> bool try_lock_until(const chrono::time_point<_C, _D> &) { return __heddle_timedlock(&this->__m.__word) == 0; }
};
class mutex : public __mutex_base<0> {};
class recursive_mutex : public __mutex_base<1> {};
class timed_mutex : public __timed_mutex_base<0> {};
class recursive_timed_mutex : public __timed_mutex_base<1> {};
} // namespace std
#endif
