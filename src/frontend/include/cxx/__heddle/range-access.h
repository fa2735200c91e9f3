// ISO C++ 26.2 to 26.5: what a range is, how its parts are reached, and a pair of iterators as one.
#ifndef __HEDDLE_CXX_RANGE_ACCESS
#define __HEDDLE_CXX_RANGE_ACCESS
#include <__heddle/compare-functions.h>
#include <__heddle/invoke.h>
#include <iterator>
namespace std {
namespace ranges {
#define __HEDDLE_ACCESS(name) \
  struct __##name { \
    template <class _C> constexpr auto operator()(_C &&c) const -> decltype(std::name(c)) { return std::name(c); } \
  }; \
  inline constexpr __##name name{};
__HEDDLE_ACCESS(begin)
__HEDDLE_ACCESS(end)
__HEDDLE_ACCESS(cbegin)
__HEDDLE_ACCESS(cend)
__HEDDLE_ACCESS(rbegin)
__HEDDLE_ACCESS(rend)
__HEDDLE_ACCESS(crbegin)
__HEDDLE_ACCESS(crend)
__HEDDLE_ACCESS(data)
__HEDDLE_ACCESS(empty)
#undef __HEDDLE_ACCESS
template <class _C> concept range = requires(_C &c) { std::begin(c); std::end(c); };
template <range _C> using iterator_t = decltype(std::begin(declval<_C &>()));
template <range _C> using sentinel_t = decltype(std::end(declval<_C &>()));
template <range _C> using range_value_t = iter_value_t<iterator_t<_C>>;
template <range _C> using range_reference_t = iter_reference_t<iterator_t<_C>>;
template <range _C> using range_difference_t = iter_difference_t<iterator_t<_C>>;
template <range _C> using range_rvalue_reference_t = iter_rvalue_reference_t<iterator_t<_C>>;
template <range _C> using range_common_reference_t = iter_reference_t<iterator_t<_C>>;
template <class _C> concept common_range = range<_C> && is_same_v<iterator_t<_C>, sentinel_t<_C>>;
template <class _C> concept input_range = range<_C> && std::input_iterator<iterator_t<_C>>;
template <class _C> concept forward_range = range<_C> && std::forward_iterator<iterator_t<_C>>;
template <class _C> concept bidirectional_range = range<_C> && std::bidirectional_iterator<iterator_t<_C>>;
template <class _C> concept random_access_range = range<_C> && std::random_access_iterator<iterator_t<_C>>;
template <class _C> concept contiguous_range = range<_C> && std::contiguous_iterator<iterator_t<_C>>;
template <class _C, class _T> concept output_range = range<_C> && requires(iterator_t<_C> i, _T &&x) { *i = static_cast<_T &&>(x); };
template <class _C> concept sized_range = range<_C> && (requires(_C &c) { std::size(c); } || random_access_range<_C>);
template <class _C> inline constexpr bool disable_sized_range = false;
template <class _C> inline constexpr bool enable_borrowed_range = false;
template <class _C> concept borrowed_range = range<_C> && (is_lvalue_reference_v<_C> || enable_borrowed_range<remove_cvref_t<_C>>);
struct view_base {};
template <class _D> class view_interface;
template <class _T> inline constexpr bool enable_view = is_base_of_v<view_base, _T>;
template <class _C> concept view = range<_C> && movable<_C> && enable_view<_C>;
template <range _C> using range_size_t = size_t;
struct __size {
  template <sized_range _C> constexpr size_t operator()(_C &&c) const {
    if constexpr (requires { std::size(c); }) return size_t(std::size(c));
    else return size_t(std::end(c) - std::begin(c));
  }
};
inline constexpr __size size{};
struct __ssize {
  template <sized_range _C> constexpr ptrdiff_t operator()(_C &&c) const { return ptrdiff_t(ranges::size(c)); }
};
inline constexpr __ssize ssize{};
/* The end as an iterator: the algorithms go from one to another of the same type. */
template <class _C> constexpr auto __common_end(_C &c) {
  if constexpr (common_range<_C>) return std::end(c);
  else {
    auto i = std::begin(c);
    for (auto last = std::end(c); i != last;) ++i;
    return i;
  }
}
struct dangling {
  constexpr dangling() noexcept = default;
  template <class... _A> constexpr dangling(_A &&...) noexcept {}
};
template <range _C> using borrowed_iterator_t = conditional_t<borrowed_range<_C>, iterator_t<_C>, dangling>;

#define __HEDDLE_COMPARED(name, op) \
  struct name { \
    using is_transparent = void; \
    template <class _T, class _U> constexpr bool operator()(_T &&a, _U &&b) const { return std::forward<_T>(a) op std::forward<_U>(b); } \
  };
__HEDDLE_COMPARED(equal_to, ==)
__HEDDLE_COMPARED(not_equal_to, !=)
__HEDDLE_COMPARED(less, <)
__HEDDLE_COMPARED(greater, >)
__HEDDLE_COMPARED(less_equal, <=)
__HEDDLE_COMPARED(greater_equal, >=)
#undef __HEDDLE_COMPARED

template <class _D> class view_interface : public view_base {
  constexpr _D &__me() noexcept { return static_cast<_D &>(*this); }
  constexpr const _D &__me() const noexcept { return static_cast<const _D &>(*this); }

public:
  constexpr bool empty() { return __me().begin() == __me().end(); }
  constexpr bool empty() const requires range<const _D> { return __me().begin() == __me().end(); }
  constexpr explicit operator bool() { return !empty(); }
  constexpr explicit operator bool() const requires range<const _D> { return !empty(); }
  constexpr size_t size() requires __random_access<decltype(declval<_D &>().begin())> { return size_t(__me().end() - __me().begin()); }
  constexpr decltype(auto) front() { return *__me().begin(); }
  constexpr decltype(auto) back() { return *std::prev(__me().end()); }
  constexpr decltype(auto) operator[](ptrdiff_t n) { return __me().begin()[n]; }
  constexpr auto data() requires is_pointer_v<decltype(declval<_D &>().begin())> { return __me().begin(); }
};
enum class subrange_kind : bool { unsized, sized };
template <class _I, class _S = _I, subrange_kind = subrange_kind::unsized> class subrange : public view_interface<subrange<_I, _S>> {
  _I __first{};
  _S __last{};

public:
  constexpr subrange() = default;
  constexpr subrange(_I first, _S last) : __first(std::move(first)), __last(std::move(last)) {}
  template <class _C>
    requires(!is_same_v<remove_cvref_t<_C>, subrange> && range<_C>)
  constexpr subrange(_C &&c) : __first(std::begin(c)), __last(std::end(c)) {}
  constexpr _I begin() const { return __first; }
  constexpr _S end() const { return __last; }
  constexpr bool empty() const { return __first == __last; }
  constexpr subrange &advance(ptrdiff_t n) { std::advance(__first, n); return *this; }
  constexpr subrange next(ptrdiff_t n = 1) const { return {std::next(__first, n), __last}; }
};
template <class _I, class _S> subrange(_I, _S) -> subrange<_I, _S>;
template <range _C> subrange(_C &&) -> subrange<iterator_t<_C>, sentinel_t<_C>>;
template <size_t i, class _I, class _S, subrange_kind k> constexpr auto get(const subrange<_I, _S, k> &r) {
  if constexpr (i == 0) return r.begin();
  else return r.end();
}
template <range _C> using borrowed_subrange_t = conditional_t<borrowed_range<_C>, subrange<iterator_t<_C>>, dangling>;
} // namespace ranges
using ranges::get;
template <class _I, class _S, ranges::subrange_kind k> struct tuple_size<ranges::subrange<_I, _S, k>> : integral_constant<size_t, 2> {};
template <class _I, class _S, ranges::subrange_kind k> struct tuple_element<0, ranges::subrange<_I, _S, k>> { using type = _I; };
template <class _I, class _S, ranges::subrange_kind k> struct tuple_element<1, ranges::subrange<_I, _S, k>> { using type = _S; };
template <class _I, class _S, ranges::subrange_kind k> inline constexpr bool ranges::enable_borrowed_range<ranges::subrange<_I, _S, k>> = true;
} // namespace std
#endif
