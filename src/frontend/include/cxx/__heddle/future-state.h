// What a promise and its futures share.
#ifndef __HEDDLE_CXX_FUTURE_STATE
#define __HEDDLE_CXX_FUTURE_STATE
#include <__heddle/raw-atomic.h>
#include <exception>
#include <memory>
#include <__heddle/system-errors.h>
namespace std {
enum class future_errc { future_already_retrieved = 1, promise_already_satisfied, no_state, broken_promise };
enum class future_status { ready, timeout, deferred };
enum class launch { async = 1, deferred = 2 };
constexpr launch operator|(launch a, launch b) noexcept { return launch(int(a) | int(b)); }
constexpr launch operator&(launch a, launch b) noexcept { return launch(int(a) & int(b)); }

class future_error : public logic_error {
  future_errc __e;
  static const char *__text(future_errc e) {
    switch (e) {
      case future_errc::future_already_retrieved: return "future already retrieved";
      case future_errc::promise_already_satisfied: return "promise already satisfied";
      case future_errc::no_state: return "no associated state";
      default: return "broken promise";
    }
  }

public:
  explicit future_error(future_errc e) : logic_error(__text(e)), __e(e) {}
  error_code code() const noexcept { return error_code(int(__e), future_category()); }
};
inline error_code make_error_code(future_errc e) noexcept { return error_code(int(e), future_category()); }
inline bool operator==(const error_code &a, future_errc b) noexcept { return a.value() == int(b) && a.category() == future_category(); }
[[noreturn]] inline void __throw_future_error(future_errc e) { throw future_error(e); }

/* Empty, then taken by the one who sets it, then ready. */
struct __future_base {
  __raw_atomic<int> __status = 0;
  __raw_atomic<bool> __retrieved = false;
  __raw_atomic<long> __owners = 1;
  exception_ptr __error;
  virtual ~__future_base() = default;
  virtual void __before_wait() {} // a deferred function runs here

  void __own() noexcept { __c11_atomic_fetch_add(&__owners, 1, __ATOMIC_RELAXED); }
  void __disown() noexcept {
    if (__c11_atomic_fetch_sub(&__owners, 1, __ATOMIC_ACQ_REL) == 1) delete this;
  }
  bool __claim() noexcept {
    int empty = 0;
    return __c11_atomic_compare_exchange_strong(&__status, &empty, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
  }
  void __claim_or_throw() {
    if (!__claim()) std::__throw_future_error(future_errc::promise_already_satisfied);
  }
  void __publish() noexcept { __c11_atomic_store(&__status, 2, __ATOMIC_RELEASE); }
  bool __ready() const noexcept { return __c11_atomic_load(&__status, __ATOMIC_ACQUIRE) == 2; }
  void __set_error(exception_ptr e) {
    __claim_or_throw();
    __error = std::move(e);
    __publish();
  }
  void __abandon() {
    if (__claim()) {
      __error = std::make_exception_ptr(future_error(future_errc::broken_promise));
      __publish();
    }
  }
  void __wait() {
    __before_wait();
    while (__c11_atomic_load(&__status, __ATOMIC_ACQUIRE) != 2) {
    }
  }
  virtual bool __deferred() const noexcept { return false; }
  void __rethrow() {
    if (__error) rethrow_exception(__error);
  }
};

template <class _R> struct __future_state : __future_base {
  union {
    _R __value;
  };
  bool __has = false;
  __future_state() {}
  ~__future_state() {
    if (__has) __value.~_R();
  }
  template <class... _A> void __set(_A &&...a) {
    __claim_or_throw();
    ::new ((void *)std::addressof(__value)) _R(std::forward<_A>(a)...);
    __has = true;
    __publish();
  }
  _R __get() {
    __wait();
    __rethrow();
    return std::move(__value);
  }
  const _R &__share() {
    __wait();
    __rethrow();
    return __value;
  }
  template <class _F, class... _A> void __set_by(_F &&f, _A &&...a) {
    try {
      __set(std::invoke(std::forward<_F>(f), std::forward<_A>(a)...));
    } catch (...) {
      exception_ptr error = current_exception();
      if (error == nullptr) throw; /* pthread_exit */
      __set_error(error);
    }
  }
};
template <class _R> struct __future_state<_R &> : __future_base {
  _R *__value = nullptr;
  void __set(_R &x) {
    __claim_or_throw();
    __value = std::addressof(x);
    __publish();
  }
  _R &__get() { return __share(); }
  _R &__share() {
    __wait();
    __rethrow();
    return *__value;
  }
  template <class _F, class... _A> void __set_by(_F &&f, _A &&...a) {
    try {
      __set(std::invoke(std::forward<_F>(f), std::forward<_A>(a)...));
    } catch (...) {
      exception_ptr error = current_exception();
      if (error == nullptr) throw; /* pthread_exit */
      __set_error(error);
    }
  }
};
template <> struct __future_state<void> : __future_base {
  void __set() {
    __claim_or_throw();
    __publish();
  }
  void __get() { __share(); }
  void __share() {
    __wait();
    __rethrow();
  }
  template <class _F, class... _A> void __set_by(_F &&f, _A &&...a) {
    try {
      std::invoke(std::forward<_F>(f), std::forward<_A>(a)...);
      __set();
    } catch (...) {
      exception_ptr error = current_exception();
      if (error == nullptr) throw; /* pthread_exit */
      __set_error(error);
    }
  }
};

/* One owner of a state. */
template <class _S> class __owner {
  _S *__s = nullptr;

public:
  __owner() noexcept = default;
  explicit __owner(_S *s) noexcept : __s(s) {}
  __owner(const __owner &other) noexcept : __s(other.__s) {
    if (__s != nullptr) __s->__own();
  }
  __owner(__owner &&other) noexcept : __s(std::exchange(other.__s, nullptr)) {}
  __owner &operator=(__owner other) noexcept {
    std::swap(__s, other.__s);
    return *this;
  }
  ~__owner() {
    if (__s != nullptr) __s->__disown();
  }
  _S *operator->() const {
    if (__s == nullptr) std::__throw_future_error(future_errc::no_state);
    return __s;
  }
  explicit operator bool() const noexcept { return __s != nullptr; }
};
} // namespace std
#endif
