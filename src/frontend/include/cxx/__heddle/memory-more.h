// ISO C++ 20.2: what is said of pointers and allocators.
#ifndef __HEDDLE_CXX_MEMORY_MORE
#define __HEDDLE_CXX_MEMORY_MORE
#include <__heddle/allocator.h>
#include <cstdint>
namespace std {
template <class _P> struct pointer_traits {
  using pointer = _P;
  using element_type = typename _P::element_type;
  using difference_type = ptrdiff_t;
};
template <class _T> struct pointer_traits<_T *> {
  using pointer = _T *;
  using element_type = _T;
  using difference_type = ptrdiff_t;
  template <class _U> using rebind = _U *;
  static constexpr _T *pointer_to(_T &x) noexcept { return std::addressof(x); }
};
template <class _T> constexpr _T *to_address(_T *p) noexcept { return p; }
template <class _P> constexpr auto to_address(const _P &p) noexcept { return std::to_address(p.operator->()); }

inline void *align(size_t alignment, size_t size, void *&p, size_t &space) noexcept {
  size_t gap = -reinterpret_cast<uintptr_t>(p) & (alignment - 1);
  if (space < gap || space - gap < size) return nullptr;
  space -= gap;
  return p = static_cast<char *>(p) + gap;
}
template <size_t n, class _T> [[nodiscard]] constexpr _T *assume_aligned(_T *p) { return p; }
template <size_t n, class _T> bool is_sufficiently_aligned(_T *p) { return reinterpret_cast<uintptr_t>(p) % n == 0; }

struct allocator_arg_t { explicit allocator_arg_t() = default; };
inline constexpr allocator_arg_t allocator_arg{};
template <class _T, class _A> inline constexpr bool uses_allocator_v = requires { requires is_convertible_v<_A, typename _T::allocator_type>; };
template <class _T, class _A> struct uses_allocator : bool_constant<uses_allocator_v<_T, _A>> {};
template <class _P, class _N = size_t> struct allocation_result {
  _P ptr;
  _N count;
};
} // namespace std
#endif
