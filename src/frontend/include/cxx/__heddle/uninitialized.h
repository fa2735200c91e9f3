// ISO C++ 27.11: objects made in memory that has none, and their end. One that throws takes those before it with it.
#ifndef __HEDDLE_CXX_UNINITIALIZED
#define __HEDDLE_CXX_UNINITIALIZED
#include <__heddle/allocator.h>
#include <iterator>
namespace std {
template <class _I, class _N> constexpr _I destroy_n(_I first, _N n) {
  for (; n > 0; --n, (void)++first) std::destroy_at(std::addressof(*first));
  return first;
}
template <class _O> struct __made {
  _O __first, __last;
  bool __kept = false;
  ~__made() {
    if (!__kept) std::destroy(__first, __last);
  }
  _O __keep() {
    __kept = true;
    return __last;
  }
};
/* make(p) makes an object at p, as long as more() is true. */
template <class _O, class _M, class _F> _O __make_all(_O to, _M more, _F make) {
  __made<_O> made{to, to};
  for (; more(made.__last); ++made.__last) make((void *)std::addressof(*made.__last));
  return made.__keep();
}
template <class _O> using __made_of = remove_cvref_t<decltype(*declval<_O &>())>;

template <class _I, class _S, class _O> _O uninitialized_copy(_I first, _S last, _O to) {
  return std::__make_all(to, [&](_O &) { return first != last; }, [&](void *p) { ::new (p) __made_of<_O>(*first), ++first; });
}
template <class _I, class _N, class _O> _O uninitialized_copy_n(_I first, _N n, _O to) {
  return std::__make_all(to, [&](_O &) { return n-- > 0; }, [&](void *p) { ::new (p) __made_of<_O>(*first), ++first; });
}
template <class _I, class _S, class _O> _O uninitialized_move(_I first, _S last, _O to) {
  return std::__make_all(to, [&](_O &) { return first != last; }, [&](void *p) { ::new (p) __made_of<_O>(std::move(*first)), ++first; });
}
template <class _I, class _N, class _O> pair<_I, _O> uninitialized_move_n(_I first, _N n, _O to) {
  _O end = std::__make_all(to, [&](_O &) { return n-- > 0; }, [&](void *p) { ::new (p) __made_of<_O>(std::move(*first)), ++first; });
  return {first, end};
}
template <class _O, class _S, class _T> _O __uninitialized_fill(_O first, _S last, const _T &x) {
  return std::__make_all(first, [&](_O &i) { return i != last; }, [&](void *p) { ::new (p) __made_of<_O>(x); });
}
template <class _O, class _S, class _T> void uninitialized_fill(_O first, _S last, const _T &x) { std::__uninitialized_fill(first, last, x); }
template <class _O, class _N, class _T> _O uninitialized_fill_n(_O first, _N n, const _T &x) {
  return std::__make_all(first, [&](_O &) { return n-- > 0; }, [&](void *p) { ::new (p) __made_of<_O>(x); });
}
template <class _O, class _S> void uninitialized_default_construct(_O first, _S last) {
  std::__make_all(first, [&](_O &i) { return i != last; }, [](void *p) { ::new (p) __made_of<_O>; });
}
template <class _O, class _N> _O uninitialized_default_construct_n(_O first, _N n) {
  return std::__make_all(first, [&](_O &) { return n-- > 0; }, [](void *p) { ::new (p) __made_of<_O>; });
}
template <class _O, class _S> void uninitialized_value_construct(_O first, _S last) {
  std::__make_all(first, [&](_O &i) { return i != last; }, [](void *p) { ::new (p) __made_of<_O>(); });
}
template <class _O, class _N> _O uninitialized_value_construct_n(_O first, _N n) {
  return std::__make_all(first, [&](_O &) { return n-- > 0; }, [](void *p) { ::new (p) __made_of<_O>(); });
}
namespace ranges {
using std::construct_at;
using std::destroy;
using std::destroy_at;
using std::destroy_n;
} // namespace ranges
} // namespace std
#endif
