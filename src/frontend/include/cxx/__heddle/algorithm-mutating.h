// Algorithms that write.
#ifndef __HEDDLE_CXX_ALGORITHM_MUTATING
#define __HEDDLE_CXX_ALGORITHM_MUTATING
#include <__heddle/algorithm-basic.h>
namespace std {
template <class _I, class _O> constexpr _O copy(_I first, _I last, _O to) {
  for (; first != last; ++first, (void)++to) *to = *first;
  return to;
}
template <class _I, class _N, class _O> constexpr _O copy_n(_I first, _N n, _O to) {
  for (; n > 0; --n, (void)++first, (void)++to) *to = *first;
  return to;
}
template <class _I, class _O, class _F> constexpr _O copy_if(_I first, _I last, _O to, _F f) {
  for (; first != last; ++first)
    if (f(*first)) *to = *first, (void)++to;
  return to;
}
template <class _I, class _O> constexpr _O copy_backward(_I first, _I last, _O to) {
  while (last != first) *--to = *--last;
  return to;
}
template <class _I, class _O> constexpr _O move(_I first, _I last, _O to) {
  for (; first != last; ++first, (void)++to) *to = std::move(*first);
  return to;
}
template <class _I, class _O> constexpr _O move_backward(_I first, _I last, _O to) {
  while (last != first) *--to = std::move(*--last);
  return to;
}
template <class _I, class _O, class _F> constexpr _O transform(_I first, _I last, _O to, _F f) {
  for (; first != last; ++first, (void)++to) *to = f(*first);
  return to;
}
template <class _I, class _J, class _O, class _F> constexpr _O transform(_I first, _I last, _J other, _O to, _F f) {
  for (; first != last; ++first, (void)++other, (void)++to) *to = f(*first, *other);
  return to;
}
template <class _I, class _T> constexpr void fill(_I first, _I last, const _T &x) {
  for (; first != last; ++first) *first = x;
}
template <class _I, class _N, class _T> constexpr _I fill_n(_I first, _N n, const _T &x) {
  for (; n > 0; --n, (void)++first) *first = x;
  return first;
}
template <class _I, class _F> constexpr void generate(_I first, _I last, _F f) {
  for (; first != last; ++first) *first = f();
}
template <class _I, class _N, class _F> constexpr _I generate_n(_I first, _N n, _F f) {
  for (; n > 0; --n, (void)++first) *first = f();
  return first;
}
template <class _I, class _T> constexpr void replace(_I first, _I last, const _T &old, const _T &x) {
  for (; first != last; ++first)
    if (*first == old) *first = x;
}
template <class _I, class _F, class _T> constexpr void replace_if(_I first, _I last, _F f, const _T &x) {
  for (; first != last; ++first)
    if (f(*first)) *first = x;
}
template <class _I, class _F> constexpr _I remove_if(_I first, _I last, _F f) {
  first = std::find_if(first, last, f);
  if (first == last) return last;
  for (_I i = first; ++i != last;)
    if (!f(*i)) *first = std::move(*i), (void)++first;
  return first;
}
template <class _I, class _T> constexpr _I remove(_I first, _I last, const _T &x) {
  return std::remove_if(first, last, [&](const auto &y) { return y == x; });
}
template <class _I, class _F = equal_to<>> constexpr _I unique(_I first, _I last, _F same = _F()) {
  if (first == last) return last;
  _I kept = first;
  while (++first != last)
    if (!same(*kept, *first) && ++kept != first) *kept = std::move(*first);
  return ++kept;
}
template <class _I, class _J> constexpr void iter_swap(_I a, _J b) {
  using std::swap;
  swap(*a, *b);
}
template <class _I, class _J> constexpr _J swap_ranges(_I first, _I last, _J other) {
  for (; first != last; ++first, (void)++other) std::iter_swap(first, other);
  return other;
}
template <class _I> constexpr void reverse(_I first, _I last) {
  while (first != last && first != --last) std::iter_swap(first++, last);
}
template <class _I, class _O> constexpr _O reverse_copy(_I first, _I last, _O to) {
  while (first != last) *to = *--last, (void)++to;
  return to;
}
template <class _I> constexpr _I rotate(_I first, _I middle, _I last) {
  _I result = std::next(first, std::distance(middle, last));
  std::reverse(first, middle);
  std::reverse(middle, last);
  std::reverse(first, last);
  return result;
}
template <class _I, class _F> constexpr _I partition(_I first, _I last, _F f) {
  first = std::find_if_not(first, last, f);
  if (first == last) return first;
  for (_I i = std::next(first); i != last; ++i)
    if (f(*i)) std::iter_swap(i, first), (void)++first;
  return first;
}
template <class _I, class _G> void shuffle(_I first, _I last, _G &&random) {
  for (auto n = last - first; n > 1; n--) {
    ptrdiff_t i = ptrdiff_t(random.__below((unsigned long)n));
    if (i != n - 1) std::iter_swap(first + i, first + (n - 1));
  }
}
} // namespace std
#endif
