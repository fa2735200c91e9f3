// ISO C++ 27, the algorithms of std::ranges: on a range or on two iterators of one type, with projections.
#ifndef __HEDDLE_CXX_ALGORITHM_RANGES
#define __HEDDLE_CXX_ALGORITHM_RANGES
#include <__heddle/algorithm-more.h>
#include <__heddle/range-access.h>
namespace std::ranges {
/* f, applied to what p makes of the elements. */
template <class _F, class _P> struct __through {
  _F &__f;
  _P &__p;
  template <class... _A> constexpr decltype(auto) operator()(_A &&...a) const { return std::invoke(__f, std::invoke(__p, std::forward<_A>(a))...); }
};
template <class _F, class _P> __through(_F &, _P &) -> __through<_F, _P>;

template <class _I, class _F> struct in_fun_result { _I in; _F fun; };
template <class _I, class _J> struct in_in_result { _I in1; _J in2; };
template <class _I, class _O> struct in_out_result { _I in; _O out; };
template <class _I, class _J, class _O> struct in_in_out_result { _I in1; _J in2; _O out; };
template <class _I, class _O, class _P> struct in_out_out_result { _I in; _O out1; _P out2; };
template <class _T> struct min_max_result { _T min; _T max; };
template <class _I> struct in_found_result { _I in; bool found; };
template <class _I, class _T> struct in_value_result { _I in; _T value; };
template <class _O, class _T> struct out_value_result { _O out; _T value; };
template <class _I, class _F> using for_each_result = in_fun_result<_I, _F>;
template <class _I, class _F> using for_each_n_result = in_fun_result<_I, _F>;
template <class _I, class _J> using mismatch_result = in_in_result<_I, _J>;
template <class _I, class _J> using swap_ranges_result = in_in_result<_I, _J>;
#define __HEDDLE_RESULT(name) template <class _I, class _O> using name##_result = in_out_result<_I, _O>;
__HEDDLE_RESULT(copy) __HEDDLE_RESULT(copy_n) __HEDDLE_RESULT(copy_if) __HEDDLE_RESULT(copy_backward) __HEDDLE_RESULT(move)
__HEDDLE_RESULT(move_backward) __HEDDLE_RESULT(unary_transform) __HEDDLE_RESULT(replace_copy) __HEDDLE_RESULT(replace_copy_if)
__HEDDLE_RESULT(remove_copy) __HEDDLE_RESULT(remove_copy_if) __HEDDLE_RESULT(unique_copy) __HEDDLE_RESULT(reverse_copy)
__HEDDLE_RESULT(rotate_copy) __HEDDLE_RESULT(partial_sort_copy) __HEDDLE_RESULT(set_difference)
#undef __HEDDLE_RESULT
template <class _I, class _J, class _O> using binary_transform_result = in_in_out_result<_I, _J, _O>;
template <class _I, class _J, class _O> using merge_result = in_in_out_result<_I, _J, _O>;
template <class _I, class _J, class _O> using set_union_result = in_in_out_result<_I, _J, _O>;
template <class _I, class _J, class _O> using set_intersection_result = in_in_out_result<_I, _J, _O>;
template <class _I, class _J, class _O> using set_symmetric_difference_result = in_in_out_result<_I, _J, _O>;
template <class _I, class _O, class _P> using partition_copy_result = in_out_out_result<_I, _O, _P>;
template <class _T> using minmax_result = min_max_result<_T>;
template <class _T> using minmax_element_result = min_max_result<_T>;
template <class _I> using next_permutation_result = in_found_result<_I>;
template <class _I> using prev_permutation_result = in_found_result<_I>;

/* name(first, last, EXTRA) as BODY says, and the same on a range. */
#define __HEDDLE_PARTS(...) __VA_ARGS__
#define __HEDDLE_ON_BOTH(name, types, extra, given, ...) \
  template <__an_iterator _I, __HEDDLE_PARTS types> constexpr auto name(_I first, _I last, __HEDDLE_PARTS extra) { __VA_ARGS__ } \
  template <range _C, __HEDDLE_PARTS types> constexpr auto name(_C &&c, __HEDDLE_PARTS extra) { \
    return ranges::name(ranges::begin(c), ranges::__common_end(c), __HEDDLE_PARTS given); \
  }
#define __HEDDLE_PREDICATE(name, ...) \
  __HEDDLE_ON_BOTH(name, (class _F, class _P = identity), (_F f, _P p = {}), (std::move(f), std::move(p)), __VA_ARGS__)
#define __HEDDLE_COMPARISON(name, ...) \
  __HEDDLE_ON_BOTH(name, (class _F = ranges::less, class _P = identity), (_F f = {}, _P p = {}), (std::move(f), std::move(p)), __VA_ARGS__)
#define __HEDDLE_SAME(name, ...) \
  __HEDDLE_ON_BOTH(name, (class _F = ranges::equal_to, class _P = identity), (_F f = {}, _P p = {}), (std::move(f), std::move(p)), __VA_ARGS__)
#define __HEDDLE_VALUE(name, ...) __HEDDLE_ON_BOTH(name, (class _T, class _P = identity), (const _T &x, _P p = {}), (x, std::move(p)), __VA_ARGS__)
#define __HEDDLE_BOUND(name, ...) \
  __HEDDLE_ON_BOTH(name, (class _T, class _F = ranges::less, class _P = identity), (const _T &x, _F f = {}, _P p = {}), (x, std::move(f), std::move(p)), __VA_ARGS__)
#define __HEDDLE_IS_X [&](auto &&y) -> bool { return std::invoke(p, std::forward<decltype(y)>(y)) == x; }

__HEDDLE_PREDICATE(all_of, return std::all_of(first, last, __through(f, p));)
__HEDDLE_PREDICATE(any_of, return std::any_of(first, last, __through(f, p));)
__HEDDLE_PREDICATE(none_of, return std::none_of(first, last, __through(f, p));)
__HEDDLE_PREDICATE(find_if, return std::find_if(first, last, __through(f, p));)
__HEDDLE_PREDICATE(find_if_not, return std::find_if_not(first, last, __through(f, p));)
__HEDDLE_PREDICATE(count_if, return std::count_if(first, last, __through(f, p));)
__HEDDLE_PREDICATE(is_partitioned, return std::is_partitioned(first, last, __through(f, p));)
__HEDDLE_PREDICATE(partition_point, return std::partition_point(first, last, __through(f, p));)
__HEDDLE_PREDICATE(remove_if, return subrange<_I>(std::remove_if(first, last, __through(f, p)), last);)
__HEDDLE_PREDICATE(partition, return subrange<_I>(std::partition(first, last, __through(f, p)), last);)
__HEDDLE_PREDICATE(stable_partition, return subrange<_I>(std::stable_partition(first, last, __through(f, p)), last);)
__HEDDLE_PREDICATE(for_each, for (; first != last; ++first) std::invoke(f, std::invoke(p, *first)); return in_fun_result<_I, _F>{first, std::move(f)};)
__HEDDLE_PREDICATE(find_last_if, _I found = last; for (_I i = first; i != last; ++i) if (std::invoke(f, std::invoke(p, *i))) found = i; return subrange<_I>(found, last);)
__HEDDLE_PREDICATE(find_last_if_not, _I found = last; for (_I i = first; i != last; ++i) if (!std::invoke(f, std::invoke(p, *i))) found = i; return subrange<_I>(found, last);)
__HEDDLE_VALUE(find, return std::find_if(first, last, __HEDDLE_IS_X);)
__HEDDLE_VALUE(count, return std::count_if(first, last, __HEDDLE_IS_X);)
__HEDDLE_VALUE(contains, return std::find_if(first, last, __HEDDLE_IS_X) != last;)
__HEDDLE_VALUE(remove, return subrange<_I>(std::remove_if(first, last, __HEDDLE_IS_X), last);)
__HEDDLE_VALUE(find_last, _I found = last; for (_I i = first; i != last; ++i) if (std::invoke(p, *i) == x) found = i; return subrange<_I>(found, last);)
__HEDDLE_COMPARISON(sort, std::sort(first, last, __through(f, p)); return last;)
__HEDDLE_COMPARISON(stable_sort, std::stable_sort(first, last, __through(f, p)); return last;)
__HEDDLE_COMPARISON(make_heap, std::make_heap(first, last, __through(f, p)); return last;)
__HEDDLE_COMPARISON(push_heap, std::push_heap(first, last, __through(f, p)); return last;)
__HEDDLE_COMPARISON(pop_heap, std::pop_heap(first, last, __through(f, p)); return last;)
__HEDDLE_COMPARISON(sort_heap, std::sort_heap(first, last, __through(f, p)); return last;)
__HEDDLE_COMPARISON(is_sorted, return std::is_sorted(first, last, __through(f, p));)
__HEDDLE_COMPARISON(is_sorted_until, return std::is_sorted_until(first, last, __through(f, p));)
__HEDDLE_COMPARISON(is_heap, return std::is_heap(first, last, __through(f, p));)
__HEDDLE_COMPARISON(is_heap_until, return std::is_heap_until(first, last, __through(f, p));)
__HEDDLE_COMPARISON(min_element, return std::min_element(first, last, __through(f, p));)
__HEDDLE_COMPARISON(max_element, return std::max_element(first, last, __through(f, p));)
__HEDDLE_COMPARISON(minmax_element, return min_max_result<_I>{std::min_element(first, last, __through(f, p)), std::max_element(first, last, __through(f, p))};)
__HEDDLE_COMPARISON(next_permutation, bool more = std::next_permutation(first, last, __through(f, p)); return in_found_result<_I>{last, more};)
__HEDDLE_COMPARISON(prev_permutation, bool more = std::prev_permutation(first, last, __through(f, p)); return in_found_result<_I>{last, more};)
__HEDDLE_SAME(unique, return subrange<_I>(std::unique(first, last, __through(f, p)), last);)
__HEDDLE_SAME(adjacent_find, return std::adjacent_find(first, last, __through(f, p));)
/* (The value is not projected.) */
__HEDDLE_BOUND(lower_bound, return std::lower_bound(first, last, x, [&](auto &&a, auto &&b) { return std::invoke(f, std::invoke(p, a), b); });)
__HEDDLE_BOUND(upper_bound, return std::upper_bound(first, last, x, [&](auto &&a, auto &&b) { return std::invoke(f, a, std::invoke(p, b)); });)
__HEDDLE_BOUND(binary_search, _I i = ranges::lower_bound(first, last, x, f, p); return i != last && !std::invoke(f, x, std::invoke(p, *i));)
__HEDDLE_BOUND(equal_range, return subrange<_I>(ranges::lower_bound(first, last, x, f, p), ranges::upper_bound(first, last, x, f, p));)
__HEDDLE_ON_BOTH(fill, (class _T), (const _T &x), (x), std::fill(first, last, x); return last;)
__HEDDLE_ON_BOTH(generate, (class _F), (_F f), (std::move(f)), for (; first != last; ++first) *first = std::invoke(f); return first;)
__HEDDLE_ON_BOTH(replace, (class _T, class _U, class _P = identity), (const _T &x, const _U &y, _P p = {}), (x, y, std::move(p)), std::replace_if(first, last, __HEDDLE_IS_X, y); return last;)
__HEDDLE_ON_BOTH(replace_if, (class _F, class _U, class _P = identity), (_F f, const _U &y, _P p = {}), (std::move(f), y, std::move(p)), std::replace_if(first, last, __through(f, p), y); return last;)
__HEDDLE_ON_BOTH(shift_left, (class _N), (_N n), (n), return subrange<_I>(first, std::shift_left(first, last, n));)
__HEDDLE_ON_BOTH(shift_right, (class _N), (_N n), (n), return subrange<_I>(std::shift_right(first, last, n), last);)
__HEDDLE_ON_BOTH(shuffle, (class _G), (_G &&g), (std::forward<_G>(g)), std::shuffle(first, last, g); return last;)
__HEDDLE_ON_BOTH(sample, (class _O, class _N, class _G), (_O to, _N n, _G &&g), (std::move(to), n, std::forward<_G>(g)), return std::sample(first, last, to, n, g);)
__HEDDLE_ON_BOTH(fold_left, (class _T, class _F), (_T x, _F f), (std::move(x), std::move(f)), for (; first != last; ++first) x = std::invoke(f, std::move(x), *first); return x;)
__HEDDLE_ON_BOTH(fold_right, (class _T, class _F), (_T x, _F f), (std::move(x), std::move(f)), while (first != last) x = std::invoke(f, *--last, std::move(x)); return x;)
template <__an_iterator _I> constexpr auto reverse(_I first, _I last) { std::reverse(first, last); return last; }
template <range _C> constexpr auto reverse(_C &&c) { return ranges::reverse(ranges::begin(c), ranges::__common_end(c)); }

__HEDDLE_ON_BOTH(copy, (class _O), (_O to), (std::move(to)), _O end = std::copy(first, last, to); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(move, (class _O), (_O to), (std::move(to)), _O end = std::move(first, last, to); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(reverse_copy, (class _O), (_O to), (std::move(to)), _O end = std::reverse_copy(first, last, to); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(copy_backward, (class _O), (_O to), (std::move(to)), _O end = std::copy_backward(first, last, to); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(move_backward, (class _O), (_O to), (std::move(to)), _O end = std::move_backward(first, last, to); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(copy_if, (class _O, class _F, class _P = identity), (_O to, _F f, _P p = {}), (std::move(to), std::move(f), std::move(p)), _O end = std::copy_if(first, last, to, __through(f, p)); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(remove_copy_if, (class _O, class _F, class _P = identity), (_O to, _F f, _P p = {}), (std::move(to), std::move(f), std::move(p)), _O end = std::remove_copy_if(first, last, to, __through(f, p)); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(remove_copy, (class _O, class _T, class _P = identity), (_O to, const _T &x, _P p = {}), (std::move(to), x, std::move(p)), _O end = std::remove_copy_if(first, last, to, __HEDDLE_IS_X); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(replace_copy, (class _O, class _T, class _U, class _P = identity), (_O to, const _T &x, const _U &y, _P p = {}), (std::move(to), x, y, std::move(p)), _O end = std::replace_copy_if(first, last, to, __HEDDLE_IS_X, y); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(replace_copy_if, (class _O, class _F, class _U, class _P = identity), (_O to, _F f, const _U &y, _P p = {}), (std::move(to), std::move(f), y, std::move(p)), _O end = std::replace_copy_if(first, last, to, __through(f, p), y); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(unique_copy, (class _O, class _F = ranges::equal_to, class _P = identity), (_O to, _F f = {}, _P p = {}), (std::move(to), std::move(f), std::move(p)), _O end = std::unique_copy(first, last, to, __through(f, p)); return in_out_result<_I, _O>{last, end};)
__HEDDLE_ON_BOTH(partition_copy, (class _O, class _Q, class _F, class _P = identity), (_O yes, _Q no, _F f, _P p = {}), (std::move(yes), std::move(no), std::move(f), std::move(p)), auto ends = std::partition_copy(first, last, yes, no, __through(f, p)); return in_out_out_result<_I, _O, _Q>{last, ends.first, ends.second};)
template <__an_iterator _I, class _O, class _F, class _P = identity>
  requires(!range<_O>)
constexpr auto transform(_I first, _I last, _O to, _F f, _P p = {}) { _O end = std::transform(first, last, to, __through(f, p)); return in_out_result<_I, _O>{last, end}; }
template <range _C, class _O, class _F, class _P = identity>
  requires(!range<_O>)
constexpr auto transform(_C &&c, _O to, _F f, _P p = {}) { return ranges::transform(ranges::begin(c), ranges::__common_end(c), std::move(to), std::move(f), std::move(p)); }
template <range _C, range _D, class _O, class _F> constexpr auto transform(_C &&c, _D &&d, _O to, _F f) {
  auto i = ranges::begin(c);
  auto j = ranges::begin(d);
  for (auto a = ranges::end(c), b = ranges::end(d); i != a && j != b; ++i, (void)++j, (void)++to) *to = std::invoke(f, *i, *j);
  return in_in_out_result<decltype(i), decltype(j), _O>{i, j, to};
}
template <class _I, class _N, class _O> constexpr in_out_result<_I, _O> copy_n(_I first, _N n, _O to) {
  for (; n > 0; --n, (void)++first, (void)++to) *to = *first;
  return {first, to};
}
template <class _I, class _N, class _F> constexpr in_fun_result<_I, _F> for_each_n(_I first, _N n, _F f) {
  for (; n > 0; --n, (void)++first) std::invoke(f, *first);
  return {first, std::move(f)};
}
template <class _O, class _N, class _T> constexpr _O fill_n(_O to, _N n, const _T &x) { return std::fill_n(to, n, x); }
template <class _O, class _N, class _F> constexpr _O generate_n(_O to, _N n, _F f) { return std::generate_n(to, n, f); }

template <__an_iterator _I, class _F = ranges::less, class _P = identity> constexpr _I nth_element(_I first, _I middle, _I last, _F f = {}, _P p = {}) { return std::nth_element(first, middle, last, __through(f, p)), last; }
template <range _C, class _F = ranges::less, class _P = identity> constexpr auto nth_element(_C &&c, iterator_t<_C> middle, _F f = {}, _P p = {}) { return ranges::nth_element(ranges::begin(c), middle, ranges::__common_end(c), std::move(f), std::move(p)); }
template <__an_iterator _I, class _F = ranges::less, class _P = identity> constexpr _I partial_sort(_I first, _I middle, _I last, _F f = {}, _P p = {}) { return std::partial_sort(first, middle, last, __through(f, p)), last; }
template <range _C, class _F = ranges::less, class _P = identity> constexpr auto partial_sort(_C &&c, iterator_t<_C> middle, _F f = {}, _P p = {}) { return ranges::partial_sort(ranges::begin(c), middle, ranges::__common_end(c), std::move(f), std::move(p)); }
template <__an_iterator _I, class _F = ranges::less, class _P = identity> constexpr _I inplace_merge(_I first, _I middle, _I last, _F f = {}, _P p = {}) { return std::inplace_merge(first, middle, last, __through(f, p)), last; }
template <range _C, class _F = ranges::less, class _P = identity> constexpr auto inplace_merge(_C &&c, iterator_t<_C> middle, _F f = {}, _P p = {}) { return ranges::inplace_merge(ranges::begin(c), middle, ranges::__common_end(c), std::move(f), std::move(p)); }
template <__an_iterator _I> constexpr auto rotate(_I first, _I middle, _I last) { return subrange<_I>(std::rotate(first, middle, last), last); }
template <range _C> constexpr auto rotate(_C &&c, iterator_t<_C> middle) { return ranges::rotate(ranges::begin(c), middle, ranges::__common_end(c)); }
template <range _C, class _O> constexpr auto rotate_copy(_C &&c, iterator_t<_C> middle, _O to) { return in_out_result<iterator_t<_C>, _O>{ranges::__common_end(c), std::rotate_copy(ranges::begin(c), middle, ranges::__common_end(c), to)}; }

/* Two ranges; f compares an element of one with one of the other. */
#define __HEDDLE_TWO(name, comparison, ...) \
  template <range _C, range _D, class _F = comparison> constexpr auto name(_C &&c, _D &&d, _F f = {}) { \
    auto i = ranges::begin(c), last = ranges::__common_end(c); \
    auto j = ranges::begin(d), end = ranges::__common_end(d); \
    __VA_ARGS__ \
  }
__HEDDLE_TWO(equal, ranges::equal_to, for (; i != last && j != end; ++i, (void)++j) if (!std::invoke(f, *i, *j)) return false; return i == last && j == end;)
__HEDDLE_TWO(mismatch, ranges::equal_to, while (i != last && j != end && std::invoke(f, *i, *j)) ++i, (void)++j; return in_in_result<decltype(i), decltype(j)>{i, j};)
__HEDDLE_TWO(starts_with, ranges::equal_to, for (; j != end; ++i, (void)++j) if (i == last || !std::invoke(f, *i, *j)) return false; return true;)
__HEDDLE_TWO(ends_with, ranges::equal_to, auto n = std::distance(i, last) - std::distance(j, end); return n >= 0 && std::equal(std::next(i, n), last, j, f);)
__HEDDLE_TWO(lexicographical_compare, ranges::less, return std::lexicographical_compare(i, last, j, end, f);)
__HEDDLE_TWO(includes, ranges::less, return std::includes(i, last, j, end, f);)
__HEDDLE_TWO(find_first_of, ranges::equal_to, return std::find_if(i, last, [&](auto &&x) { return std::any_of(j, end, [&](auto &&y) { return std::invoke(f, x, y); }); });)
__HEDDLE_TWO(find_end, ranges::equal_to, auto found = std::find_end(i, last, j, end, f); return subrange<decltype(i)>(found, found == last ? last : std::next(found, std::distance(j, end)));)
__HEDDLE_TWO(search, ranges::equal_to, for (;; ++i) { auto a = i; auto b = j; while (b != end && a != last && std::invoke(f, *a, *b)) ++a, (void)++b; if (b == end) return subrange<decltype(i)>(i, a); if (i == last) return subrange<decltype(i)>(last, last); })
__HEDDLE_TWO(contains_subrange, ranges::equal_to, return j == end || !ranges::search(c, d, f).empty();)
__HEDDLE_TWO(is_permutation, ranges::equal_to, if (std::distance(i, last) != std::distance(j, end)) return false; for (auto k = i; k != last; ++k) { auto same = [&](auto &&x) { return std::invoke(f, *k, x); }; if (std::count_if(i, last, same) != std::count_if(j, end, same)) return false; } return true;)
__HEDDLE_TWO(swap_ranges, ranges::equal_to, for (; i != last && j != end; ++i, (void)++j) std::iter_swap(i, j); return in_in_result<decltype(i), decltype(j)>{i, j};)
#undef __HEDDLE_TWO
#define __HEDDLE_MERGED(name) \
  template <range _C, range _D, class _O, class _F = ranges::less> constexpr auto name(_C &&c, _D &&d, _O to, _F f = {}) { \
    auto last = ranges::__common_end(c); \
    auto end = ranges::__common_end(d); \
    return in_in_out_result<decltype(last), decltype(end), _O>{last, end, std::name(ranges::begin(c), last, ranges::begin(d), end, to, f)}; \
  }
__HEDDLE_MERGED(merge)
__HEDDLE_MERGED(set_union)
__HEDDLE_MERGED(set_intersection)
__HEDDLE_MERGED(set_symmetric_difference)
#undef __HEDDLE_MERGED
template <range _C, range _D, class _O, class _F = ranges::less> constexpr auto set_difference(_C &&c, _D &&d, _O to, _F f = {}) {
  auto last = ranges::__common_end(c);
  return in_out_result<decltype(last), _O>{last, std::set_difference(ranges::begin(c), last, ranges::begin(d), ranges::__common_end(d), to, f)};
}
template <range _C, class _N, class _T, class _F = ranges::equal_to> constexpr auto search_n(_C &&c, _N n, const _T &x, _F f = {}) {
  auto last = ranges::__common_end(c), i = std::search_n(ranges::begin(c), last, n, x, f);
  return subrange<decltype(i)>(i, i == last ? last : std::next(i, n));
}

template <class _T, class _F = ranges::less, class _P = identity>
  requires(!range<_T>)
constexpr const _T &max(const _T &a, const _T &b, _F f = {}, _P p = {}) { return std::invoke(f, std::invoke(p, a), std::invoke(p, b)) ? b : a; }
template <class _T, class _F = ranges::less, class _P = identity>
  requires(!range<_T>)
constexpr const _T &min(const _T &a, const _T &b, _F f = {}, _P p = {}) { return std::invoke(f, std::invoke(p, b), std::invoke(p, a)) ? b : a; }
template <range _C, class _F = ranges::less, class _P = identity> constexpr range_value_t<_C> max(_C &&c, _F f = {}, _P p = {}) { return *ranges::max_element(c, f, p); }
template <range _C, class _F = ranges::less, class _P = identity> constexpr range_value_t<_C> min(_C &&c, _F f = {}, _P p = {}) { return *ranges::min_element(c, f, p); }
template <class _T, class _F = ranges::less, class _P = identity> constexpr _T max(initializer_list<_T> l, _F f = {}, _P p = {}) { return *ranges::max_element(l, f, p); }
template <class _T, class _F = ranges::less, class _P = identity> constexpr _T min(initializer_list<_T> l, _F f = {}, _P p = {}) { return *ranges::min_element(l, f, p); }
template <range _C, class _F = ranges::less, class _P = identity> constexpr min_max_result<range_value_t<_C>> minmax(_C &&c, _F f = {}, _P p = {}) { return {ranges::min(c, f, p), ranges::max(c, f, p)}; }
template <class _T, class _F = ranges::less, class _P = identity> constexpr const _T &clamp(const _T &x, const _T &lo, const _T &hi, _F f = {}, _P p = {}) {
  return std::invoke(f, std::invoke(p, x), std::invoke(p, lo)) ? lo : std::invoke(f, std::invoke(p, hi), std::invoke(p, x)) ? hi : x;
}
#undef __HEDDLE_PARTS
#undef __HEDDLE_ON_BOTH
#undef __HEDDLE_PREDICATE
#undef __HEDDLE_COMPARISON
#undef __HEDDLE_SAME
#undef __HEDDLE_VALUE
#undef __HEDDLE_BOUND
#undef __HEDDLE_IS_X
} // namespace std::ranges
#endif
