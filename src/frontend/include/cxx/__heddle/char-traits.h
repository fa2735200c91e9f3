#ifndef __HEDDLE_CXX_CHAR_TRAITS
#define __HEDDLE_CXX_CHAR_TRAITS
#include <cstddef>
namespace std {
template <class _C> struct char_traits {
  using char_type = _C;
  using int_type = int;
  static constexpr void assign(_C &to, const _C &from) noexcept { to = from; }
  static constexpr bool eq(_C a, _C b) noexcept { return a == b; }
  static constexpr bool lt(_C a, _C b) noexcept {
    if constexpr (sizeof(_C) == 1) return (unsigned char)a < (unsigned char)b;
    else return a < b;
  }
  static constexpr int compare(const _C *a, const _C *b, size_t n) noexcept {
    for (size_t i = 0; i < n; i++)
      if (a[i] != b[i]) return lt(a[i], b[i]) ? -1 : 1;
    return 0;
  }
  static constexpr size_t length(const _C *s) noexcept {
    size_t n = 0;
    while (s[n] != _C()) n++;
    return n;
  }
  static constexpr _C *copy(_C *to, const _C *from, size_t n) noexcept {
    for (size_t i = 0; i < n; i++) to[i] = from[i];
    return to;
  }
  static constexpr _C *move(_C *to, const _C *from, size_t n) noexcept {
    if (to <= from) return copy(to, from, n);
    while (n-- > 0) to[n] = from[n];
    return to;
  }
  static constexpr int_type eof() noexcept { return -1; }
};
} // namespace std
#endif
