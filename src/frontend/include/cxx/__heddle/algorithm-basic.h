// Algorithms that only look.
#ifndef __HEDDLE_CXX_ALGORITHM_BASIC
#define __HEDDLE_CXX_ALGORITHM_BASIC
#include <__heddle/compare-functions.h>
#include <initializer_list>
#include <iterator>
namespace std {
template <class _T> constexpr const _T &min(const _T &a, const _T &b) { return b < a ? b : a; }
template <class _T, class _F> constexpr const _T &min(const _T &a, const _T &b, _F less) { return less(b, a) ? b : a; }
template <class _T> constexpr const _T &max(const _T &a, const _T &b) { return a < b ? b : a; }
template <class _T, class _F> constexpr const _T &max(const _T &a, const _T &b, _F less) { return less(a, b) ? b : a; }
template <class _T> constexpr pair<const _T &, const _T &> minmax(const _T &a, const _T &b) { return b < a ? pair<const _T &, const _T &>(b, a) : pair<const _T &, const _T &>(a, b); }
template <class _T> constexpr const _T &clamp(const _T &x, const _T &lo, const _T &hi) { return x < lo ? lo : hi < x ? hi : x; }

template <class _I, class _F = less<>> constexpr _I min_element(_I first, _I last, _F less = _F()) {
  _I best = first;
  for (; first != last; ++first)
    if (less(*first, *best)) best = first;
  return best;
}
template <class _I, class _F = less<>> constexpr _I max_element(_I first, _I last, _F less = _F()) {
  _I best = first;
  for (; first != last; ++first)
    if (less(*best, *first)) best = first;
  return best;
}
template <class _I, class _F = less<>> constexpr pair<_I, _I> minmax_element(_I first, _I last, _F less = _F()) {
  return {std::min_element(first, last, less), std::max_element(first, last, less)};
}
template <class _T> constexpr _T min(initializer_list<_T> l) { return *std::min_element(l.begin(), l.end()); }
template <class _T> constexpr _T max(initializer_list<_T> l) { return *std::max_element(l.begin(), l.end()); }

template <class _I, class _F> constexpr _F for_each(_I first, _I last, _F f) {
  for (; first != last; ++first) f(*first);
  return f;
}
template <class _I, class _N, class _F> constexpr _I for_each_n(_I first, _N n, _F f) {
  for (; n > 0; --n, (void)++first) f(*first);
  return first;
}
template <class _I, class _F> constexpr _I find_if(_I first, _I last, _F f) {
  while (first != last && !f(*first)) ++first;
  return first;
}
template <class _I, class _F> constexpr _I find_if_not(_I first, _I last, _F f) {
  while (first != last && f(*first)) ++first;
  return first;
}
template <class _I, class _T> constexpr _I find(_I first, _I last, const _T &x) {
  while (first != last && !(*first == x)) ++first;
  return first;
}
template <class _I, class _J> constexpr _I find_first_of(_I first, _I last, _J set, _J end) {
  for (; first != last; ++first)
    if (std::find(set, end, *first) != end) return first;
  return last;
}
template <class _I, class _F> constexpr bool all_of(_I first, _I last, _F f) { return std::find_if_not(first, last, f) == last; }
template <class _I, class _F> constexpr bool any_of(_I first, _I last, _F f) { return std::find_if(first, last, f) != last; }
template <class _I, class _F> constexpr bool none_of(_I first, _I last, _F f) { return std::find_if(first, last, f) == last; }
template <class _I, class _F> constexpr ptrdiff_t count_if(_I first, _I last, _F f) {
  ptrdiff_t n = 0;
  for (; first != last; ++first)
    if (f(*first)) n++;
  return n;
}
template <class _I, class _T> constexpr ptrdiff_t count(_I first, _I last, const _T &x) {
  ptrdiff_t n = 0;
  for (; first != last; ++first)
    if (*first == x) n++;
  return n;
}
template <class _I, class _J, class _F = equal_to<>> constexpr pair<_I, _J> mismatch(_I first, _I last, _J other, _F same = _F()) {
  while (first != last && same(*first, *other)) ++first, (void)++other;
  return {first, other};
}
template <class _I, class _J> constexpr bool equal(_I first, _I last, _J other) {
  for (; first != last; ++first, (void)++other)
    if (!(*first == *other)) return false;
  return true;
}
template <class _I, class _J, class _F>
  requires(!__an_iterator<_F>)
constexpr bool equal(_I first, _I last, _J other, _F same) {
  for (; first != last; ++first, (void)++other)
    if (!same(*first, *other)) return false;
  return true;
}
template <class _I, class _J>
  requires(__an_iterator<_J>)
constexpr bool equal(_I first, _I last, _J other, _J end) {
  for (; first != last && other != end; ++first, (void)++other)
    if (!(*first == *other)) return false;
  return first == last && other == end;
}
template <class _I, class _J, class _F = less<>> constexpr bool lexicographical_compare(_I first, _I last, _J other, _J end, _F less = _F()) {
  for (; first != last && other != end; ++first, (void)++other) {
    if (less(*first, *other)) return true;
    if (less(*other, *first)) return false;
  }
  return first == last && other != end;
}
template <class _I, class _F = equal_to<>> constexpr _I adjacent_find(_I first, _I last, _F same = _F()) {
  if (first == last) return last;
  for (_I next = first; ++next != last; first = next)
    if (same(*first, *next)) return first;
  return last;
}
template <class _I, class _J> constexpr _I search(_I first, _I last, _J what, _J end) {
  for (;; ++first) {
    _I i = first;
    for (_J j = what;; ++i, (void)++j) {
      if (j == end) return first;
      if (i == last) return last;
      if (!(*i == *j)) break;
    }
  }
}
template <class _I, class _J> constexpr bool is_permutation(_I first, _I last, _J other) {
  _J end = std::next(other, std::distance(first, last));
  for (_I i = first; i != last; ++i)
    if (std::count(first, last, *i) != std::count(other, end, *i)) return false;
  return true;
}
} // namespace std
#endif
