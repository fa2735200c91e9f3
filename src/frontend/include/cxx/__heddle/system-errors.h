// ISO C++ 19.5, as far as the library itself throws; without <string>.
#ifndef __HEDDLE_CXX_SYSTEM_ERRORS
#define __HEDDLE_CXX_SYSTEM_ERRORS
#include <__heddle/exceptions.h>
#include <__heddle/string-fwd.h>
#include <errno.h>
#include <type_traits>
namespace std {
enum class errc {
  operation_not_permitted = EPERM,
  no_such_file_or_directory = ENOENT,
  no_such_process = ESRCH,
  interrupted = EINTR,
  io_error = EIO,
  no_such_device_or_address = ENXIO,
  argument_list_too_long = E2BIG,
  bad_file_descriptor = EBADF,
  no_child_process = ECHILD,
  resource_unavailable_try_again = EAGAIN,
  operation_would_block = EWOULDBLOCK,
  not_enough_memory = ENOMEM,
  permission_denied = EACCES,
  bad_address = EFAULT,
  device_or_resource_busy = EBUSY,
  file_exists = EEXIST,
  no_such_device = ENODEV,
  not_a_directory = ENOTDIR,
  is_a_directory = EISDIR,
  invalid_argument = EINVAL,
  too_many_files_open_in_system = ENFILE,
  too_many_files_open = EMFILE,
  file_too_large = EFBIG,
  no_space_on_device = ENOSPC,
  invalid_seek = ESPIPE,
  read_only_file_system = EROFS,
  broken_pipe = EPIPE,
  argument_out_of_domain = EDOM,
  result_out_of_range = ERANGE,
  resource_deadlock_would_occur = EDEADLK,
  filename_too_long = ENAMETOOLONG,
  function_not_supported = ENOSYS,
  illegal_byte_sequence = EILSEQ,
  value_too_large = EOVERFLOW,
  not_supported = ENOTSUP,
  operation_not_supported = EOPNOTSUPP,
  timed_out = ETIMEDOUT,
  connection_already_in_progress = EALREADY,
  operation_canceled = ECANCELED,
  owner_dead = EOWNERDEAD,
  state_not_recoverable = ENOTRECOVERABLE
};
template <class _T> struct is_error_code_enum : false_type {};
template <class _T> struct is_error_condition_enum : false_type {};
template <> struct is_error_condition_enum<errc> : true_type {};
template <class _T> inline constexpr bool is_error_code_enum_v = is_error_code_enum<_T>::value;
template <class _T> inline constexpr bool is_error_condition_enum_v = is_error_condition_enum<_T>::value;
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
inline error_condition make_error_condition(errc e) noexcept { return e; }
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
