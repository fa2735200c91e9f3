#ifndef __HEDDLE_CXX_COMPARE_FUNCTIONS
#define __HEDDLE_CXX_COMPARE_FUNCTIONS
#include <utility>
namespace std {
#ifdef __HEDDLE_OLDER_CXX
#define __HEDDLE_ARGUMENT_TYPES \
  using first_argument_type = _T; \
  using second_argument_type = _T; \
  using argument_type = _T;
#else
#define __HEDDLE_ARGUMENT_TYPES
#endif
#define __HEDDLE_BINARY(name, op) \
  template <class _T = void> struct name { \
    __HEDDLE_ARGUMENT_TYPES \
    constexpr auto operator()(const _T &a, const _T &b) const { return a op b; } \
  }; \
  template <> struct name<void> { \
    using is_transparent = void; \
    template <class _A, class _B> constexpr auto operator()(_A &&a, _B &&b) const { return std::forward<_A>(a) op std::forward<_B>(b); } \
  };
__HEDDLE_BINARY(plus, +)
__HEDDLE_BINARY(minus, -)
__HEDDLE_BINARY(multiplies, *)
__HEDDLE_BINARY(divides, /)
__HEDDLE_BINARY(modulus, %)
__HEDDLE_BINARY(equal_to, ==)
__HEDDLE_BINARY(not_equal_to, !=)
__HEDDLE_BINARY(less, <)
__HEDDLE_BINARY(greater, >)
__HEDDLE_BINARY(less_equal, <=)
__HEDDLE_BINARY(greater_equal, >=)
__HEDDLE_BINARY(logical_and, &&)
__HEDDLE_BINARY(logical_or, ||)
__HEDDLE_BINARY(bit_and, &)
__HEDDLE_BINARY(bit_or, |)
__HEDDLE_BINARY(bit_xor, ^)
#undef __HEDDLE_BINARY
#undef __HEDDLE_ARGUMENT_TYPES
template <class _T = void> struct negate {
  constexpr _T operator()(const _T &a) const { return -a; }
};
template <class _T = void> struct logical_not {
  constexpr bool operator()(const _T &a) const { return !a; }
};
template <> struct negate<void> {
  template <class _T> constexpr auto operator()(_T &&a) const { return -std::forward<_T>(a); }
};
template <> struct logical_not<void> {
  template <class _T> constexpr bool operator()(_T &&a) const { return !std::forward<_T>(a); }
};
template <class _T = void> struct bit_not {
  constexpr _T operator()(const _T &a) const { return ~a; }
};
template <> struct bit_not<void> {
  template <class _T> constexpr auto operator()(_T &&a) const { return ~std::forward<_T>(a); }
};
struct identity {
  using is_transparent = void;
  template <class _T> constexpr _T &&operator()(_T &&x) const noexcept { return std::forward<_T>(x); }
};
} // namespace std
#endif
