// Sorting (by insertion up to 8 elements, else by heap; stable: by insertion), heaps, and what needs order.
#ifndef __HEDDLE_CXX_ALGORITHM_SORTED
#define __HEDDLE_CXX_ALGORITHM_SORTED
#include <__heddle/algorithm-mutating.h>
namespace std {
template <class _I, class _T, class _F = less<>> constexpr _I lower_bound(_I first, _I last, const _T &x, _F less = _F()) {
  for (auto n = std::distance(first, last); n > 0;) {
    auto half = n / 2;
    _I middle = std::next(first, half);
    if (less(*middle, x)) first = ++middle, n -= half + 1;
    else n = half;
  }
  return first;
}
template <class _I, class _T, class _F = less<>> constexpr _I upper_bound(_I first, _I last, const _T &x, _F less = _F()) {
  for (auto n = std::distance(first, last); n > 0;) {
    auto half = n / 2;
    _I middle = std::next(first, half);
    if (!less(x, *middle)) first = ++middle, n -= half + 1;
    else n = half;
  }
  return first;
}
template <class _I, class _T, class _F = less<>> constexpr pair<_I, _I> equal_range(_I first, _I last, const _T &x, _F less = _F()) {
  return {std::lower_bound(first, last, x, less), std::upper_bound(first, last, x, less)};
}
template <class _I, class _T, class _F = less<>> constexpr bool binary_search(_I first, _I last, const _T &x, _F less = _F()) {
  first = std::lower_bound(first, last, x, less);
  return first != last && !less(x, *first);
}
template <class _I, class _F = less<>> constexpr bool is_sorted(_I first, _I last, _F less = _F()) {
  if (first == last) return true;
  for (_I next = first; ++next != last; first = next)
    if (less(*next, *first)) return false;
  return true;
}

template <class _I, class _F> constexpr void __sift_down(_I first, ptrdiff_t n, ptrdiff_t i, _F &less) {
  for (ptrdiff_t child; (child = 2 * i + 1) < n; i = child) {
    if (child + 1 < n && less(first[child], first[child + 1])) child++;
    if (!less(first[i], first[child])) return;
    std::iter_swap(first + i, first + child);
  }
}
template <class _I, class _F = less<>> constexpr void make_heap(_I first, _I last, _F less = _F()) {
  for (ptrdiff_t n = last - first, i = n / 2; i-- > 0;) std::__sift_down(first, n, i, less);
}
template <class _I, class _F = less<>> constexpr void push_heap(_I first, _I last, _F less = _F()) {
  for (ptrdiff_t i = last - first - 1; i > 0;) {
    ptrdiff_t parent = (i - 1) / 2;
    if (!less(first[parent], first[i])) return;
    std::iter_swap(first + parent, first + i);
    i = parent;
  }
}
template <class _I, class _F = less<>> constexpr void pop_heap(_I first, _I last, _F less = _F()) {
  ptrdiff_t n = last - first - 1;
  if (n <= 0) return;
  std::iter_swap(first, first + n);
  std::__sift_down(first, n, 0, less);
}
template <class _I, class _F = less<>> constexpr void sort_heap(_I first, _I last, _F less = _F()) {
  for (; last - first > 1; --last) std::pop_heap(first, last, less);
}
template <class _I, class _F = less<>> constexpr bool is_heap(_I first, _I last, _F less = _F()) {
  for (ptrdiff_t i = last - first; --i > 0;)
    if (less(first[(i - 1) / 2], first[i])) return false;
  return true;
}

template <class _I, class _F> constexpr void __insertion_sort(_I first, _I last, _F &less) {
  if (first == last) return;
  for (_I i = std::next(first); i != last; ++i) {
    iter_value_t<_I> x = std::move(*i);
    _I j = i;
    for (; j != first && less(x, *std::prev(j)); --j) *j = std::move(*std::prev(j));
    *j = std::move(x);
  }
}
template <class _I, class _F = less<>> constexpr void sort(_I first, _I last, _F less = _F()) {
  if (last - first <= 8) return std::__insertion_sort(first, last, less);
  std::make_heap(first, last, less);
  std::sort_heap(first, last, less);
}
template <class _I, class _F = less<>> constexpr void stable_sort(_I first, _I last, _F less = _F()) { std::__insertion_sort(first, last, less); }
template <class _I, class _F = less<>> constexpr void partial_sort(_I first, _I, _I last, _F less = _F()) { std::sort(first, last, less); }
template <class _I, class _F = less<>> constexpr void nth_element(_I first, _I, _I last, _F less = _F()) { std::sort(first, last, less); }

template <class _I, class _J, class _O, class _F = less<>> constexpr _O merge(_I first, _I last, _J other, _J end, _O to, _F less = _F()) {
  for (; first != last && other != end; ++to)
    if (less(*other, *first)) *to = *other, (void)++other;
    else *to = *first, (void)++first;
  return std::copy(other, end, std::copy(first, last, to));
}
template <class _I, class _F = less<>> constexpr void inplace_merge(_I first, _I, _I last, _F less = _F()) { std::__insertion_sort(first, last, less); }
template <class _I, class _J, class _F = less<>> constexpr bool includes(_I first, _I last, _J other, _J end, _F less = _F()) {
  for (; other != end; ++first) {
    if (first == last || less(*other, *first)) return false;
    if (!less(*first, *other)) ++other;
  }
  return true;
}
template <class _I, class _J, class _O, class _F = less<>> constexpr _O set_intersection(_I first, _I last, _J other, _J end, _O to, _F less = _F()) {
  while (first != last && other != end)
    if (less(*first, *other)) ++first;
    else if (less(*other, *first)) ++other;
    else *to = *first, (void)++to, (void)++first, (void)++other;
  return to;
}
template <class _I, class _J, class _O, class _F = less<>> constexpr _O set_union(_I first, _I last, _J other, _J end, _O to, _F less = _F()) {
  for (; first != last && other != end; ++to)
    if (less(*first, *other)) *to = *first, (void)++first;
    else if (less(*other, *first)) *to = *other, (void)++other;
    else *to = *first, (void)++first, (void)++other;
  return std::copy(other, end, std::copy(first, last, to));
}
template <class _I, class _J, class _O, class _F = less<>> constexpr _O set_difference(_I first, _I last, _J other, _J end, _O to, _F less = _F()) {
  while (first != last && other != end)
    if (less(*first, *other)) *to = *first, (void)++to, (void)++first;
    else if (less(*other, *first)) ++other;
    else ++first, (void)++other;
  return std::copy(first, last, to);
}
template <class _I, class _F = less<>> constexpr bool next_permutation(_I first, _I last, _F less = _F()) {
  if (first == last) return false;
  _I i = std::prev(last);
  for (;;) {
    if (i == first) return std::reverse(first, last), false;
    _I next = i--;
    if (!less(*i, *next)) continue;
    _I j = last;
    while (!less(*i, *--j)) {
    }
    std::iter_swap(i, j);
    std::reverse(next, last);
    return true;
  }
}
} // namespace std
#endif
