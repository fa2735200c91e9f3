#ifndef __HEDDLE_CXX_COMPARE_FUNCTIONS
#define __HEDDLE_CXX_COMPARE_FUNCTIONS
#include <utility>
namespace std {
#define __HEDDLE_BINARY(name, op) \
  template <class _T = void> struct name { \
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
template <class _T = void> struct negate {
  constexpr _T operator()(const _T &a) const { return -a; }
};
template <class _T = void> struct logical_not {
  constexpr bool operator()(const _T &a) const { return !a; }
};
struct identity {
  template <class _T> constexpr _T &&operator()(_T &&x) const noexcept { return std::forward<_T>(x); }
};
} // namespace std
#endif
