// ISO C++ 19.5, as far as the library itself throws; without <string>.
#ifndef __HEDDLE_CXX_SYSTEM_ERRORS
#define __HEDDLE_CXX_SYSTEM_ERRORS
#include <__heddle/exceptions.h>
#include <__heddle/string-fwd.h>
#include <errno.h>
namespace std {
enum class errc {
  operation_not_permitted = EPERM,
  resource_unavailable_try_again = EAGAIN,
  invalid_argument = EINVAL,
  no_such_process = ESRCH,
  device_or_resource_busy = EBUSY,
  resource_deadlock_would_occur = EDEADLK,
  timed_out = ETIMEDOUT
};
class error_category {
public:
  const char *__name;
  constexpr explicit error_category(const char *name) : __name(name) {}
  const char *name() const noexcept { return __name; }
  bool operator==(const error_category &other) const noexcept { return this == &other; }
};
inline constexpr error_category __generic_category{"generic"};
inline constexpr error_category __future_category{"future"};
inline const error_category &generic_category() noexcept { return __generic_category; }
inline const error_category &system_category() noexcept { return __generic_category; }
inline const error_category &future_category() noexcept { return __future_category; }
class error_code {
  int __value = 0;
  const error_category *__category = &__generic_category;

public:
  error_code() noexcept = default;
  error_code(int value, const error_category &category) noexcept : __value(value), __category(&category) {}
  error_code(errc e) noexcept : __value(int(e)) {}
  int value() const noexcept { return __value; }
  const error_category &category() const noexcept { return *__category; }
  string message() const;
  explicit operator bool() const noexcept { return __value != 0; }
  friend bool operator==(const error_code &a, const error_code &b) noexcept = default;
  friend bool operator==(const error_code &a, errc b) noexcept { return a.__value == int(b); }
};
using error_condition = error_code;
inline error_code make_error_code(errc e) noexcept { return e; }
class system_error : public runtime_error {
  error_code __code;

public:
  system_error(error_code code, const char *what) : runtime_error(what), __code(code) {}
  template <class _S>
    requires requires(const _S &s) { s.c_str(); }
  system_error(error_code code, const _S &what) : runtime_error(what), __code(code) {}
  explicit system_error(error_code code) : runtime_error("system error"), __code(code) {}
  const error_code &code() const noexcept { return __code; }
};
[[noreturn]] inline void __throw_system_error(errc e, const char *what) { throw system_error(e, what); }
} // namespace std
#endif
