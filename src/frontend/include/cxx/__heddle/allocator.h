#ifndef __HEDDLE_CXX_ALLOCATOR
#define __HEDDLE_CXX_ALLOCATOR
#include <new>
#include <utility>
namespace std {
template <class _T> struct allocator {
  using value_type = _T;
  using size_type = size_t;
  using difference_type = ptrdiff_t;
  constexpr allocator() noexcept = default;
  template <class _U> constexpr allocator(const allocator<_U> &) noexcept {}
  _T *allocate(size_t n) {
    if constexpr (alignof(_T) > 16) return static_cast<_T *>(::operator new(n * sizeof(_T), align_val_t(alignof(_T))));
    else return static_cast<_T *>(::operator new(n * sizeof(_T)));
  }
  void deallocate(_T *p, size_t) {
    if constexpr (alignof(_T) > 16) ::operator delete(p, align_val_t(alignof(_T)));
    else ::operator delete(p);
  }
  friend constexpr bool operator==(const allocator &, const allocator &) noexcept { return true; }
};
template <class _A, class _U> struct __allocator_for;
template <template <class, class...> class _A, class _T, class... _R, class _U> struct __allocator_for<_A<_T, _R...>, _U> { using type = _A<_U, _R...>; };
template <class _A, class _U>
  requires requires { typename _A::template rebind<_U>::other; }
struct __allocator_for<_A, _U> { using type = typename _A::template rebind<_U>::other; };
template <class _A> struct __always_equal { using type = is_empty<_A>; };
template <class _A>
  requires requires { typename _A::is_always_equal; }
struct __always_equal<_A> { using type = typename _A::is_always_equal; };
template <class _A> struct allocator_traits {
  using allocator_type = _A;
  using value_type = typename _A::value_type;
  using pointer = value_type *;
  using const_pointer = const value_type *;
  using void_pointer = void *;
  using const_void_pointer = const void *;
  using size_type = size_t;
  using difference_type = ptrdiff_t;
  using is_always_equal = typename __always_equal<_A>::type;
  using propagate_on_container_copy_assignment = false_type;
  using propagate_on_container_move_assignment = false_type;
  using propagate_on_container_swap = false_type;
  template <class _U> using rebind_alloc = typename __allocator_for<_A, _U>::type;
  template <class _U> using rebind_traits = allocator_traits<rebind_alloc<_U>>;
  static _A select_on_container_copy_construction(const _A &a) {
    if constexpr (requires { a.select_on_container_copy_construction(); }) return a.select_on_container_copy_construction();
    else return a;
  }
  static size_t max_size(const _A &) noexcept { return size_t(-1) / 2 / sizeof(value_type); }
  static pointer allocate(_A &a, size_t n) { return a.allocate(n); }
  static void deallocate(_A &a, pointer p, size_t n) { a.deallocate(p, n); }
  template <class _T, class... _B> static void construct(_A &, _T *p, _B &&...b) { ::new ((void *)p) _T(std::forward<_B>(b)...); }
  template <class _T> static void destroy(_A &, _T *p) { p->~_T(); }
};
/* Containers that allocate nodes take no other allocator than the usual one. */
template <class _A, class _T> inline constexpr bool __usual = false;
template <class _U, class _T> inline constexpr bool __usual<allocator<_U>, _T> = true;

template <class _T> constexpr _T *addressof(_T &x) noexcept { return __builtin_addressof(x); }
template <class _T> const _T *addressof(const _T &&) = delete;
template <class _T, class... _A> constexpr _T *construct_at(_T *p, _A &&...a) { return ::new ((void *)p) _T(std::forward<_A>(a)...); }
template <class _T> constexpr void destroy_at(_T *p) {
  if constexpr (is_array_v<_T>)
    for (auto &x : *p) std::destroy_at(std::addressof(x));
  else p->~_T();
}
template <class _I> constexpr void destroy(_I first, _I last) {
  for (; first != last; ++first) std::destroy_at(std::addressof(*first));
}
} // namespace std
#endif
