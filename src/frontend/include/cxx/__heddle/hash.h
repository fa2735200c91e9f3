#ifndef __HEDDLE_CXX_HASH
#define __HEDDLE_CXX_HASH
#include <type_traits>
namespace std {
template <class _T> struct hash { hash() = delete; };
template <class _T>
  requires(is_integral_v<_T> || is_enum_v<_T>)
struct hash<_T> {
  constexpr size_t operator()(_T x) const noexcept { return size_t(x); }
};
template <class _T> struct hash<_T *> {
  size_t operator()(_T *p) const noexcept { return size_t(p); }
};
template <> struct hash<decltype(nullptr)> {
  size_t operator()(decltype(nullptr)) const noexcept { return 0; }
};
template <class _T>
  requires(is_floating_point_v<_T>)
struct hash<_T> {
  size_t operator()(_T x) const noexcept { return x == 0 ? 0 : size_t(__builtin_bit_cast(long long, double(x))); }
};
/* FNV-1a */
inline size_t __hash_bytes(const char *p, size_t n) noexcept {
  unsigned long long h = 14695981039346656037ull;
  for (size_t i = 0; i < n; i++) h = (h ^ (unsigned char)p[i]) * 1099511628211ull;
  return size_t(h);
}
} // namespace std
#endif
