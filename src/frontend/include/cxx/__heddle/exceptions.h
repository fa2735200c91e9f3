// ISO C++ 19.2, without <string>, which throws these itself.
#ifndef __HEDDLE_CXX_EXCEPTIONS
#define __HEDDLE_CXX_EXCEPTIONS
#include <__heddle/message.h>
#include <exception>
namespace std {
#define __HEDDLE_EXCEPTION(name, base) \
  class name : public base { \
  public: \
    explicit name(const char *what) : base(what) {} \
    template <class _S> \
      requires requires(const _S &s) { s.c_str(); } \
    explicit name(const _S &what) : base(what.c_str()) {} \
  };
class logic_error : public exception {
  __message __what;

public:
  explicit logic_error(const char *what) : __what(what) {}
  template <class _S>
    requires requires(const _S &s) { s.c_str(); }
  explicit logic_error(const _S &what) : __what(what.c_str()) {}
  const char *what() const noexcept override { return __what.__text; }
};
class runtime_error : public exception {
  __message __what;

public:
  explicit runtime_error(const char *what) : __what(what) {}
  template <class _S>
    requires requires(const _S &s) { s.c_str(); }
  explicit runtime_error(const _S &what) : __what(what.c_str()) {}
  const char *what() const noexcept override { return __what.__text; }
};
__HEDDLE_EXCEPTION(domain_error, logic_error)
__HEDDLE_EXCEPTION(invalid_argument, logic_error)
__HEDDLE_EXCEPTION(length_error, logic_error)
__HEDDLE_EXCEPTION(out_of_range, logic_error)
__HEDDLE_EXCEPTION(range_error, runtime_error)
__HEDDLE_EXCEPTION(overflow_error, runtime_error)
__HEDDLE_EXCEPTION(underflow_error, runtime_error)
#undef __HEDDLE_EXCEPTION
} // namespace std
#endif
