// lock_guard and unique_lock
#ifndef __HEDDLE_CXX_LOCKS
#define __HEDDLE_CXX_LOCKS
#include <chrono>
#include <__heddle/system-errors.h>
#include <utility>
namespace std {
struct defer_lock_t { explicit defer_lock_t() = default; };
struct try_to_lock_t { explicit try_to_lock_t() = default; };
struct adopt_lock_t { explicit adopt_lock_t() = default; };
inline constexpr defer_lock_t defer_lock{};
inline constexpr try_to_lock_t try_to_lock{};
inline constexpr adopt_lock_t adopt_lock{};

template <class _M> class lock_guard {
  _M &__m;

public:
  using mutex_type = _M;
  [[nodiscard]] explicit lock_guard(_M &m) : __m(m) { m.lock(); }
  [[nodiscard]] lock_guard(_M &m, adopt_lock_t) : __m(m) {}
  lock_guard(const lock_guard &) = delete;
  lock_guard &operator=(const lock_guard &) = delete;
  ~lock_guard() { __m.unlock(); }
};

/* What unique_lock and shared_lock share; L says how they lock. */
template <class _M, class _L> class __movable_lock {
protected:
  _M *__m = nullptr;
  bool __owns = false;
  void __check() const {
    if (__m == nullptr) std::__throw_system_error(errc::operation_not_permitted, "a lock without a mutex is locked");
    if (__owns) std::__throw_system_error(errc::resource_deadlock_would_occur, "a lock that owns its mutex is locked");
  }

public:
  using mutex_type = _M;
  __movable_lock() noexcept = default;
  explicit __movable_lock(_M &m) : __m(&m), __owns(true) { _L::__lock(m); }
  __movable_lock(_M &m, defer_lock_t) noexcept : __m(&m) {}
  __movable_lock(_M &m, try_to_lock_t) : __m(&m), __owns(_L::__try(m)) {}
  __movable_lock(_M &m, adopt_lock_t) : __m(&m), __owns(true) {}
  template <class _R, class _P> __movable_lock(_M &m, const chrono::duration<_R, _P> &d) : __m(&m), __owns(_L::__try_for(m, d)) {}
  template <class _C, class _D> __movable_lock(_M &m, const chrono::time_point<_C, _D> &t) : __m(&m), __owns(_L::__try_until(m, t)) {}
  __movable_lock(__movable_lock &&other) noexcept : __m(std::exchange(other.__m, nullptr)), __owns(std::exchange(other.__owns, false)) {}
  __movable_lock &operator=(__movable_lock &&other) noexcept {
    if (__owns) _L::__unlock(*__m);
    __m = std::exchange(other.__m, nullptr);
    __owns = std::exchange(other.__owns, false);
    return *this;
  }
  ~__movable_lock() {
    if (__owns) _L::__unlock(*__m);
  }
  void lock() {
    __check();
    _L::__lock(*__m);
    __owns = true;
  }
  bool try_lock() {
    __check();
    return __owns = _L::__try(*__m);
  }
  template <class _R, class _P> bool try_lock_for(const chrono::duration<_R, _P> &d) {
    __check();
    return __owns = _L::__try_for(*__m, d);
  }
  template <class _C, class _D> bool try_lock_until(const chrono::time_point<_C, _D> &t) {
    __check();
    return __owns = _L::__try_until(*__m, t);
  }
  void unlock() {
    if (!__owns) std::__throw_system_error(errc::operation_not_permitted, "a lock that does not own its mutex is unlocked");
    __owns = false;
    _L::__unlock(*__m);
  }
  _M *release() noexcept {
    __owns = false;
    return std::exchange(__m, nullptr);
  }
  _M *mutex() const noexcept { return __m; }
  bool owns_lock() const noexcept { return __owns; }
  explicit operator bool() const noexcept { return __owns; }
};

struct __exclusive {
  template <class _M> static void __lock(_M &m) { m.lock(); }
  template <class _M> static bool __try(_M &m) { return m.try_lock(); }
  template <class _M, class _D> static bool __try_for(_M &m, const _D &d) { return m.try_lock_for(d); }
  template <class _M, class _T> static bool __try_until(_M &m, const _T &t) { return m.try_lock_until(t); }
  template <class _M> static void __unlock(_M &m) { m.unlock(); }
};
template <class _M> class unique_lock : public __movable_lock<_M, __exclusive> {
public:
  using __movable_lock<_M, __exclusive>::__movable_lock;
  unique_lock() noexcept = default;
  unique_lock(unique_lock &&) noexcept = default;
  unique_lock &operator=(unique_lock &&) noexcept = default;
  void swap(unique_lock &other) noexcept {
    std::swap(this->__m, other.__m);
    std::swap(this->__owns, other.__owns);
  }
};
template <class _M> unique_lock(_M &) -> unique_lock<_M>;
template <class _M, class _A> unique_lock(_M &, _A) -> unique_lock<_M>;
template <class _M> void swap(unique_lock<_M> &a, unique_lock<_M> &b) noexcept { a.swap(b); }
} // namespace std
#endif
