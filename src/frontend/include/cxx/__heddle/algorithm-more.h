// The rarer algorithms of ISO C++ 27.
#ifndef __HEDDLE_CXX_ALGORITHM_MORE
#define __HEDDLE_CXX_ALGORITHM_MORE
#include <__heddle/algorithm-basic.h>
#include <__heddle/algorithm-mutating.h>
#include <__heddle/algorithm-sorted.h>
namespace std {
template <class _I, class _J, class _F = equal_to<>> constexpr _I find_end(_I first, _I last, _J what, _J end, _F same = _F()) {
  _I found = last;
  for (_I i = first;; ++i) {
    _I k = i;
    _J j = what;
    while (j != end && k != last && same(*k, *j)) ++k, (void)++j;
    if (j == end && what != end) found = i;
    if (i == last) return found;
  }
}
template <class _I, class _N, class _T, class _F = equal_to<>> constexpr _I search_n(_I first, _I last, _N n, const _T &x, _F same = _F()) {
  if (n <= 0) return first;
  for (; first != last; ++first) {
    _N k = 0;
    for (_I i = first; i != last && same(*i, x); ++i)
      if (++k == n) return first;
  }
  return last;
}
template <class _I, class _O, class _F> constexpr _O remove_copy_if(_I first, _I last, _O to, _F f) {
  for (; first != last; ++first)
    if (!f(*first)) *to = *first, ++to;
  return to;
}
template <class _I, class _O, class _T> constexpr _O remove_copy(_I first, _I last, _O to, const _T &x) {
  return std::remove_copy_if(first, last, to, [&](const auto &y) { return y == x; });
}
template <class _I, class _O, class _F, class _T> constexpr _O replace_copy_if(_I first, _I last, _O to, _F f, const _T &x) {
  for (; first != last; ++first, (void)++to)
    if (f(*first)) *to = x;
    else *to = *first;
  return to;
}
template <class _I, class _O, class _T> constexpr _O replace_copy(_I first, _I last, _O to, const _T &old, const _T &x) {
  return std::replace_copy_if(first, last, to, [&](const auto &y) { return y == old; }, x);
}
template <class _I, class _O, class _F = equal_to<>> constexpr _O unique_copy(_I first, _I last, _O to, _F same = _F()) {
  if (first == last) return to;
  iter_value_t<_I> x = *first;
  *to = x, ++to;
  while (++first != last)
    if (!same(x, *first)) x = *first, *to = x, ++to;
  return to;
}
template <class _I, class _O> constexpr _O rotate_copy(_I first, _I middle, _I last, _O to) {
  return std::copy(first, middle, std::copy(middle, last, to));
}
template <class _I> constexpr _I shift_left(_I first, _I last, iter_difference_t<_I> n) {
  if (n <= 0) return last;
  _I from = first;
  for (; n > 0; --n, (void)++from)
    if (from == last) return first;
  return std::move(from, last, first);
}
template <class _I> constexpr _I shift_right(_I first, _I last, iter_difference_t<_I> n) {
  if (n <= 0) return first;
  if (n >= std::distance(first, last)) return last;
  return std::move_backward(first, std::prev(last, n), last);
}
template <class _I, class _F> constexpr bool is_partitioned(_I first, _I last, _F f) {
  while (first != last && f(*first)) ++first;
  return std::none_of(first, last, f);
}
template <class _I, class _F> constexpr _I partition_point(_I first, _I last, _F f) { return std::find_if_not(first, last, f); }
template <class _I, class _O, class _P, class _F> constexpr pair<_O, _P> partition_copy(_I first, _I last, _O yes, _P no, _F f) {
  for (; first != last; ++first)
    if (f(*first)) *yes = *first, ++yes;
    else *no = *first, ++no;
  return {yes, no};
}
/* By neighbours that change places: no memory is needed. */
template <class _I, class _F> constexpr _I stable_partition(_I first, _I last, _F f) {
  _I edge = first;
  for (_I i = first; i != last; ++i)
    if (f(*i)) {
      std::rotate(edge, i, std::next(i));
      ++edge;
    }
  return edge;
}
template <class _I, class _F = less<>> constexpr _I is_sorted_until(_I first, _I last, _F less = _F()) {
  if (first == last) return last;
  for (_I next = first; ++next != last; first = next)
    if (less(*next, *first)) return next;
  return last;
}
template <class _I, class _F = less<>> constexpr _I is_heap_until(_I first, _I last, _F less = _F()) {
  for (ptrdiff_t i = 1, n = last - first; i < n; i++)
    if (less(first[(i - 1) / 2], first[i])) return first + i;
  return last;
}
template <class _I, class _J, class _F = less<>> constexpr _J partial_sort_copy(_I first, _I last, _J to, _J end, _F less = _F()) {
  _J filled = to;
  for (; first != last; ++first) {
    if (filled != end) *filled = *first, ++filled;
    else if (to != end && less(*first, *std::prev(filled))) *std::prev(filled) = *first;
    else continue;
    std::stable_sort(to, filled, less);
  }
  return filled;
}
template <class _I, class _J, class _O, class _F = less<>>
constexpr _O set_symmetric_difference(_I first, _I last, _J other, _J end, _O to, _F less = _F()) {
  while (first != last && other != end)
    if (less(*first, *other)) *to = *first, ++to, ++first;
    else if (less(*other, *first)) *to = *other, ++to, ++other;
    else ++first, (void)++other;
  return std::copy(other, end, std::copy(first, last, to));
}
template <class _I, class _F = less<>> constexpr bool prev_permutation(_I first, _I last, _F less = _F()) {
  return std::next_permutation(first, last, [&](const auto &a, const auto &b) { return less(b, a); });
}
template <class _I, class _J, class _F = compare_three_way>
constexpr auto lexicographical_compare_three_way(_I first, _I last, _J other, _J end, _F f = _F()) -> decltype(f(*first, *other)) {
  for (; first != last && other != end; ++first, (void)++other)
    if (auto c = f(*first, *other); c != 0) return c;
  return first != last ? strong_ordering::greater : other != end ? strong_ordering::less : strong_ordering::equal;
}
/* Every choice of n elements is explored, as every number that is drawn (<random>). */
template <class _I, class _O, class _N, class _G> _O sample(_I first, _I last, _O to, _N n, _G &&random) {
  for (auto left = std::distance(first, last); first != last && n > 0; ++first, --left)
    if (left <= n || random.__below(2) != 0) *to = *first, ++to, --n;
  return to;
}
#ifdef __HEDDLE_OLDER_CXX
template <class _I, class _F> void random_shuffle(_I first, _I last, _F &&below) {
  for (auto n = last - first; n > 1; --n) std::iter_swap(first + (n - 1), first + below(n));
}
#endif
} // namespace std
#endif
