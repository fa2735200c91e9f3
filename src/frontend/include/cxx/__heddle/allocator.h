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
template <class _A> struct allocator_traits {
  using allocator_type = _A;
  using value_type = typename _A::value_type;
  using pointer = value_type *;
  using size_type = size_t;
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
template <class _I, class _O> _O uninitialized_copy(_I first, _I last, _O to) {
  for (; first != last; ++first, (void)++to) ::new ((void *)std::addressof(*to)) remove_cvref_t<decltype(*to)>(*first);
  return to;
}
template <class _I, class _O> _O uninitialized_move(_I first, _I last, _O to) {
  for (; first != last; ++first, (void)++to) ::new ((void *)std::addressof(*to)) remove_cvref_t<decltype(*to)>(std::move(*first));
  return to;
}
template <class _O, class _T> void uninitialized_fill(_O first, _O last, const _T &x) {
  for (; first != last; ++first) ::new ((void *)std::addressof(*first)) remove_cvref_t<decltype(*first)>(x);
}
} // namespace std
#endif
