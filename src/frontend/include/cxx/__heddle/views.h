// The views of ISO C++ 26.6 and 26.7 that stand on other iterators.
#ifndef __HEDDLE_CXX_VIEWS
#define __HEDDLE_CXX_VIEWS
#include <__heddle/algorithm-basic.h>
#include <__heddle/range-access.h>
#include <limits>
#include <tuple>
namespace std::ranges {
template <range _C> class ref_view : public view_interface<ref_view<_C>> {
  _C *__c;

public:
  constexpr ref_view(_C &c) : __c(__builtin_addressof(c)) {}
  constexpr _C &base() const { return *__c; }
  constexpr auto begin() const { return std::begin(*__c); }
  constexpr auto end() const { return std::end(*__c); }
};
template <range _C> class owning_view : public view_interface<owning_view<_C>> {
  _C __c;

public:
  constexpr owning_view(_C &&c) : __c(std::move(c)) {}
  constexpr _C &base() { return __c; }
  constexpr auto begin() { return std::begin(__c); }
  constexpr auto end() { return std::end(__c); }
  constexpr auto begin() const { return std::begin(__c); }
  constexpr auto end() const { return std::end(__c); }
};

namespace views {
template <class _F> struct __piped;
template <class _F, class _G> constexpr auto __then(const __piped<_F> &a, const __piped<_G> &b);
/* What stands behind a bar: range | f. Two of them make one. */
template <class _F> struct __piped {
  _F __f;
  template <range _C> constexpr auto operator()(_C &&c) const { return __f(std::forward<_C>(c)); }
  template <range _C> friend constexpr auto operator|(_C &&c, const __piped &p) { return p.__f(std::forward<_C>(c)); }
  template <class _G> friend constexpr auto operator|(const __piped &a, const __piped<_G> &b) {
    return views::__then(a, b);
  }
};
template <class _F> __piped(_F) -> __piped<_F>;
template <class _F, class _G> constexpr auto __then(const __piped<_F> &a, const __piped<_G> &b) {
  auto both = [f = a.__f, g = b.__f](auto &&c) { return g(f(std::forward<decltype(c)>(c))); };
  return __piped<decltype(both)>{both};
}
struct __all_of_it {
  template <range _C> constexpr auto operator()(_C &&c) const {
    if constexpr (view<remove_cvref_t<_C>>) return remove_cvref_t<_C>(std::forward<_C>(c));
    else if constexpr (is_lvalue_reference_v<_C>) return ref_view<remove_reference_t<_C>>(c);
    else return owning_view<remove_cvref_t<_C>>(std::move(c));
  }
};
inline constexpr __piped<__all_of_it> all{};
template <range _C> using all_t = decltype(all(declval<_C>()));
} // namespace views

/* An iterator that shows what f makes of what the other shows. */
template <class _I, class _F> class __mapped {
  _I __i{};
  _F *__f = nullptr;

public:
  using iterator_category = typename iterator_traits<_I>::iterator_category;
  using reference = invoke_result_t<_F &, iter_reference_t<_I>>;
  using value_type = remove_cvref_t<reference>;
  using difference_type = iter_difference_t<_I>;
  using pointer = void;
  constexpr __mapped() = default;
  constexpr __mapped(_I i, _F *f) : __i(std::move(i)), __f(f) {}
  constexpr const _I &base() const { return __i; }
  constexpr reference operator*() const { return std::invoke(*__f, *__i); }
  constexpr __mapped &operator++() { ++__i; return *this; }
  constexpr __mapped operator++(int) { auto r = *this; ++__i; return r; }
  constexpr __mapped &operator--() { --__i; return *this; }
  constexpr __mapped operator--(int) { auto r = *this; --__i; return r; }
  constexpr __mapped &operator+=(difference_type n) { __i += n; return *this; }
  constexpr __mapped operator+(difference_type n) const { return {__i + n, __f}; }
  constexpr __mapped operator-(difference_type n) const { return {__i - n, __f}; }
  constexpr reference operator[](difference_type n) const { return std::invoke(*__f, __i[n]); }
  friend constexpr difference_type operator-(const __mapped &a, const __mapped &b) { return a.__i - b.__i; }
  friend constexpr bool operator==(const __mapped &a, const __mapped &b) { return a.__i == b.__i; }
  friend constexpr auto operator<(const __mapped &a, const __mapped &b) { return a.__i < b.__i; }
};
template <view _V, class _F> class transform_view : public view_interface<transform_view<_V, _F>> {
  _V __v;
  _F __f;

public:
  constexpr transform_view(_V v, _F f) : __v(std::move(v)), __f(std::move(f)) {}
  constexpr _V base() const { return __v; }
  constexpr auto begin() { return __mapped<iterator_t<_V>, _F>(std::begin(__v), &__f); }
  constexpr auto end() { return __mapped<iterator_t<_V>, _F>(ranges::__common_end(__v), &__f); }
  constexpr auto begin() const { return __mapped<iterator_t<const _V>, const _F>(std::begin(__v), &__f); }
  constexpr auto end() const { return __mapped<iterator_t<const _V>, const _F>(ranges::__common_end(__v), &__f); }
};
template <class _I, class _F> class __kept {
  _I __i{}, __last{};
  _F *__f = nullptr;

public:
  using iterator_category = conditional_t<__bidirectional<_I>, bidirectional_iterator_tag, forward_iterator_tag>;
  using value_type = iter_value_t<_I>;
  using reference = iter_reference_t<_I>;
  using difference_type = iter_difference_t<_I>;
  using pointer = _I;
  constexpr __kept() = default;
  constexpr __kept(_I i, _I last, _F *f) : __i(std::move(i)), __last(std::move(last)), __f(f) { __seek(); }
  constexpr void __seek() {
    while (__i != __last && !std::invoke(*__f, *__i)) ++__i;
  }
  constexpr const _I &base() const { return __i; }
  constexpr reference operator*() const { return *__i; }
  constexpr _I operator->() const { return __i; }
  constexpr __kept &operator++() { ++__i; __seek(); return *this; }
  constexpr __kept operator++(int) { auto r = *this; ++*this; return r; }
  constexpr __kept &operator--() {
    do --__i;
    while (!std::invoke(*__f, *__i));
    return *this;
  }
  friend constexpr bool operator==(const __kept &a, const __kept &b) { return a.__i == b.__i; }
};
template <view _V, class _F> class filter_view : public view_interface<filter_view<_V, _F>> {
  _V __v;
  _F __f;

public:
  constexpr filter_view(_V v, _F f) : __v(std::move(v)), __f(std::move(f)) {}
  constexpr _V base() const { return __v; }
  constexpr auto begin() { return __kept<iterator_t<_V>, _F>(std::begin(__v), ranges::__common_end(__v), &__f); }
  constexpr auto end() { return __kept<iterator_t<_V>, _F>(ranges::__common_end(__v), ranges::__common_end(__v), &__f); }
};
/* A part of v: from(first, last) and to(first, last) say where it begins and ends. */
template <class _D, view _V> class __part : public view_interface<_D> {
protected:
  _V __v;
  constexpr explicit __part(_V v) : __v(std::move(v)) {}

public:
  constexpr _V base() const { return __v; }
  constexpr auto begin() { return static_cast<_D &>(*this).__from(std::begin(__v), ranges::__common_end(__v)); }
  constexpr auto end() { return static_cast<_D &>(*this).__to(std::begin(__v), ranges::__common_end(__v)); }
};
template <class _I> constexpr _I __at_most(_I i, ptrdiff_t n, _I last) {
  if constexpr (__random_access<_I>) return last - i < n ? last : i + n;
  else {
    for (; n > 0 && i != last; --n) ++i;
    return i;
  }
}
template <view _V> class take_view : public __part<take_view<_V>, _V> {
  ptrdiff_t __n;

public:
  constexpr take_view(_V v, ptrdiff_t n) : __part<take_view<_V>, _V>(std::move(v)), __n(n) {}
  template <class _I> constexpr _I __from(_I first, _I) { return first; }
  template <class _I> constexpr _I __to(_I first, _I last) { return ranges::__at_most(first, __n, last); }
};
template <view _V> class drop_view : public __part<drop_view<_V>, _V> {
  ptrdiff_t __n;

public:
  constexpr drop_view(_V v, ptrdiff_t n) : __part<drop_view<_V>, _V>(std::move(v)), __n(n) {}
  template <class _I> constexpr _I __from(_I first, _I last) { return ranges::__at_most(first, __n, last); }
  template <class _I> constexpr _I __to(_I, _I last) { return last; }
};
template <view _V, class _F> class take_while_view : public __part<take_while_view<_V, _F>, _V> {
  _F __f;

public:
  constexpr take_while_view(_V v, _F f) : __part<take_while_view<_V, _F>, _V>(std::move(v)), __f(std::move(f)) {}
  template <class _I> constexpr _I __from(_I first, _I) { return first; }
  template <class _I> constexpr _I __to(_I first, _I last) { while (first != last && std::invoke(__f, *first)) ++first; return first; }
};
template <view _V, class _F> class drop_while_view : public __part<drop_while_view<_V, _F>, _V> {
  _F __f;

public:
  constexpr drop_while_view(_V v, _F f) : __part<drop_while_view<_V, _F>, _V>(std::move(v)), __f(std::move(f)) {}
  template <class _I> constexpr _I __from(_I first, _I last) { while (first != last && std::invoke(__f, *first)) ++first; return first; }
  template <class _I> constexpr _I __to(_I, _I last) { return last; }
};
template <view _V> class common_view : public __part<common_view<_V>, _V> {
public:
  constexpr explicit common_view(_V v) : __part<common_view<_V>, _V>(std::move(v)) {}
  template <class _I> constexpr _I __from(_I first, _I) { return first; }
  template <class _I> constexpr _I __to(_I, _I last) { return last; }
};
template <view _V> class reverse_view : public __part<reverse_view<_V>, _V> {
public:
  constexpr explicit reverse_view(_V v) : __part<reverse_view<_V>, _V>(std::move(v)) {}
  template <class _I> constexpr auto __from(_I, _I last) { return reverse_iterator<_I>(last); }
  template <class _I> constexpr auto __to(_I first, _I) { return reverse_iterator<_I>(first); }
};

/* The numbers from one to another; without an end, to the largest. */
template <class _T> class __number {
  _T __x{};

public:
  using iterator_category = random_access_iterator_tag;
  using value_type = _T;
  using reference = _T;
  using difference_type = ptrdiff_t;
  using pointer = void;
  constexpr __number() = default;
  constexpr explicit __number(_T x) : __x(std::move(x)) {}
  constexpr _T operator*() const { return __x; }
  constexpr __number &operator++() { ++__x; return *this; }
  constexpr __number operator++(int) { auto r = *this; ++__x; return r; }
  constexpr __number &operator--() { --__x; return *this; }
  constexpr __number &operator+=(ptrdiff_t n) { __x = _T(__x + n); return *this; }
  constexpr __number &operator-=(ptrdiff_t n) { __x = _T(__x - n); return *this; }
  constexpr __number operator+(ptrdiff_t n) const { return __number(_T(__x + n)); }
  constexpr __number operator-(ptrdiff_t n) const { return __number(_T(__x - n)); }
  constexpr _T operator[](ptrdiff_t n) const { return _T(__x + n); }
  friend constexpr ptrdiff_t operator-(const __number &a, const __number &b) { return ptrdiff_t(a.__x) - ptrdiff_t(b.__x); }
  friend constexpr bool operator==(const __number &a, const __number &b) { return a.__x == b.__x; }
  friend constexpr bool operator<(const __number &a, const __number &b) { return a.__x < b.__x; }
};
template <class _T> class iota_view : public view_interface<iota_view<_T>> {
  _T __first, __last;

public:
  constexpr explicit iota_view(_T first, _T last = numeric_limits<_T>::max()) : __first(first), __last(last) {}
  constexpr auto begin() const { return __number<_T>(__first); }
  constexpr auto end() const { return __number<_T>(__last); }
  constexpr size_t size() const { return size_t(__last - __first); }
};
template <class _T> class empty_view : public view_interface<empty_view<_T>> {
public:
  static constexpr _T *begin() noexcept { return nullptr; }
  static constexpr _T *end() noexcept { return nullptr; }
  static constexpr size_t size() noexcept { return 0; }
};
template <class _T> class single_view : public view_interface<single_view<_T>> {
  _T __x;

public:
  constexpr explicit single_view(_T x) : __x(std::move(x)) {}
  constexpr _T *begin() noexcept { return __builtin_addressof(__x); }
  constexpr _T *end() noexcept { return __builtin_addressof(__x) + 1; }
  constexpr const _T *begin() const noexcept { return __builtin_addressof(__x); }
  constexpr const _T *end() const noexcept { return __builtin_addressof(__x) + 1; }
  static constexpr size_t size() noexcept { return 1; }
};
/* Several ranges side by side, as long as the shortest; enumerate and zip. */
template <class... _I> class __side_by_side {
  tuple<_I...> __i;

public:
  using iterator_category = forward_iterator_tag;
  using reference = tuple<iter_reference_t<_I>...>;
  using value_type = tuple<iter_value_t<_I>...>;
  using difference_type = ptrdiff_t;
  using pointer = void;
  constexpr __side_by_side() = default;
  constexpr explicit __side_by_side(_I... i) : __i(std::move(i)...) {}
  constexpr reference operator*() const { return std::apply([](const _I &...i) { return reference(*i...); }, __i); }
  constexpr __side_by_side &operator++() { std::apply([](_I &...i) { (++i, ...); }, __i); return *this; }
  constexpr __side_by_side operator++(int) { auto r = *this; ++*this; return r; }
  friend constexpr bool operator==(const __side_by_side &a, const __side_by_side &b) { return __any_equal(a, b, index_sequence_for<_I...>()); }

private:
  template <size_t... i> static constexpr bool __any_equal(const __side_by_side &a, const __side_by_side &b, index_sequence<i...>) {
    return (false || ... || (std::get<i>(a.__i) == std::get<i>(b.__i)));
  }
};
template <view... _V> class zip_view : public view_interface<zip_view<_V...>> {
  tuple<_V...> __v;

public:
  constexpr explicit zip_view(_V... v) : __v(std::move(v)...) {}
  constexpr auto begin() { return std::apply([](_V &...v) { return __side_by_side<iterator_t<_V>...>(std::begin(v)...); }, __v); }
  constexpr auto end() { return std::apply([](_V &...v) { return __side_by_side<iterator_t<_V>...>(ranges::__common_end(v)...); }, __v); }
};
template <size_t i> struct __element {
  template <class _T> constexpr decltype(auto) operator()(_T &&x) const { return std::get<i>(std::forward<_T>(x)); }
};
template <view _V, size_t i> using elements_view = transform_view<_V, __element<i>>;
template <view _V> using keys_view = elements_view<_V, 0>;
template <view _V> using values_view = elements_view<_V, 1>;

namespace views {
#define __HEDDLE_VIEW(name, type) \
  struct __##name { \
    template <range _C, class _X> constexpr auto operator()(_C &&c, _X x) const { return type(all(std::forward<_C>(c)), std::move(x)); } \
    template <class _X> constexpr auto operator()(_X x) const { \
      auto f = [x = std::move(x)](auto &&c) { return type(all(std::forward<decltype(c)>(c)), x); }; \
      return __piped<decltype(f)>{f}; \
    } \
  }; \
  inline constexpr __##name name{};
__HEDDLE_VIEW(transform, transform_view)
__HEDDLE_VIEW(filter, filter_view)
__HEDDLE_VIEW(take, take_view)
__HEDDLE_VIEW(drop, drop_view)
__HEDDLE_VIEW(take_while, take_while_view)
__HEDDLE_VIEW(drop_while, drop_while_view)
#undef __HEDDLE_VIEW
#define __HEDDLE_PLAIN_VIEW(name, ...) \
  struct __##name { \
    template <range _C> constexpr auto operator()(_C &&c) const { return __VA_ARGS__; } \
  }; \
  inline constexpr __piped<__##name> name{};
__HEDDLE_PLAIN_VIEW(reverse, reverse_view<all_t<_C>>(all(std::forward<_C>(c))))
__HEDDLE_PLAIN_VIEW(common, common_view<all_t<_C>>(all(std::forward<_C>(c))))
__HEDDLE_PLAIN_VIEW(keys, elements_view<all_t<_C>, 0>(all(std::forward<_C>(c)), {}))
__HEDDLE_PLAIN_VIEW(values, elements_view<all_t<_C>, 1>(all(std::forward<_C>(c)), {}))
__HEDDLE_PLAIN_VIEW(enumerate, zip_view<iota_view<ptrdiff_t>, all_t<_C>>(iota_view<ptrdiff_t>(0), all(std::forward<_C>(c))))
#undef __HEDDLE_PLAIN_VIEW
template <size_t i> struct __elements {
  template <range _C> constexpr auto operator()(_C &&c) const { return elements_view<all_t<_C>, i>(all(std::forward<_C>(c)), {}); }
};
template <size_t i> inline constexpr __piped<__elements<i>> elements{};
struct __iota {
  template <class _T> constexpr auto operator()(_T first) const { return iota_view<_T>(first); }
  template <class _T, class _U> constexpr auto operator()(_T first, _U last) const { return iota_view<common_type_t<_T, _U>>(first, last); }
};
inline constexpr __iota iota{};
struct __single {
  template <class _T> constexpr auto operator()(_T &&x) const { return single_view<decay_t<_T>>(std::forward<_T>(x)); }
};
inline constexpr __single single{};
template <class _T> inline constexpr empty_view<_T> empty{};
struct __zip {
  template <range... _C> constexpr auto operator()(_C &&...c) const { return zip_view<all_t<_C>...>(all(std::forward<_C>(c))...); }
};
inline constexpr __zip zip{};
struct __counted {
  template <class _I> constexpr auto operator()(_I i, ptrdiff_t n) const { return subrange<_I>(i, std::next(i, n)); }
};
inline constexpr __counted counted{};
} // namespace views
} // namespace std::ranges
#endif
