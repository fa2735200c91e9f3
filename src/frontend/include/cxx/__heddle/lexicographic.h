// Comparison of whole containers.
#ifndef __HEDDLE_CXX_LEXICOGRAPHIC
#define __HEDDLE_CXX_LEXICOGRAPHIC
#include <compare>
namespace std {
template <class _A, class _B> constexpr bool __all_equal(const _A &a, const _B &b) {
  if (a.size() != b.size()) return false;
  auto j = b.begin();
  for (auto i = a.begin(); i != a.end(); ++i, (void)++j)
    if (!(*i == *j)) return false;
  return true;
}
template <class _A, class _B> constexpr weak_ordering __all_compare(const _A &a, const _B &b) {
  auto i = a.begin(), j = b.begin();
  for (; i != a.end() && j != b.end(); ++i, (void)++j)
    if (*i < *j) return weak_ordering::less;
    else if (*j < *i) return weak_ordering::greater;
  if (i == a.end()) return j == b.end() ? weak_ordering::equivalent : weak_ordering::less;
  return weak_ordering::greater;
}
} // namespace std
#endif
