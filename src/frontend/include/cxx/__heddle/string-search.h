// Searching, comparing and looking at characters: alike for strings and views.
#ifndef __HEDDLE_CXX_STRING_SEARCH
#define __HEDDLE_CXX_STRING_SEARCH
#include <__heddle/char-traits.h>
#include <__heddle/string-fwd.h>
#include <__heddle/throw-declared.h>
#include <compare>
#include <iterator>
namespace std {
template <class _S, class _C, class _T> class __readable_string {
  constexpr const _S &__self() const { return static_cast<const _S &>(*this); }
  constexpr const _C *__at(size_t i) const { return __self().data() + i; }
  constexpr size_t __n() const { return __self().size(); }
  using _V = basic_string_view<_C, _T>;

public:
  static constexpr size_t npos = size_t(-1);
  constexpr size_t length() const noexcept { return __n(); }
  constexpr bool empty() const noexcept { return __n() == 0; }
  constexpr const _C *cbegin() const noexcept { return __at(0); }
  constexpr const _C *cend() const noexcept { return __at(__n()); }
  constexpr reverse_iterator<const _C *> rbegin() const noexcept { return reverse_iterator<const _C *>(cend()); }
  constexpr reverse_iterator<const _C *> rend() const noexcept { return reverse_iterator<const _C *>(cbegin()); }
  constexpr int compare(_V b) const noexcept {
    size_t n = __n() < b.size() ? __n() : b.size();
    int c = _T::compare(__at(0), b.data(), n);
    return c != 0 ? c : __n() < b.size() ? -1 : __n() > b.size() ? 1 : 0;
  }
  constexpr size_t find(_V what, size_t from = 0) const noexcept {
    for (size_t i = from; i + what.size() <= __n(); i++)
      if (_T::compare(__at(i), what.data(), what.size()) == 0) return i;
    return npos;
  }
  constexpr size_t find(_C c, size_t from = 0) const noexcept {
    for (size_t i = from; i < __n(); i++)
      if (*__at(i) == c) return i;
    return npos;
  }
  constexpr size_t rfind(_V what, size_t from = npos) const noexcept {
    if (what.size() > __n()) return npos;
    size_t last = __n() - what.size();
    for (size_t i = from < last ? from : last;; i--) {
      if (_T::compare(__at(i), what.data(), what.size()) == 0) return i;
      if (i == 0) return npos;
    }
  }
  constexpr size_t rfind(_C c, size_t from = npos) const noexcept { return rfind(_V(&c, 1), from); }
  constexpr size_t find_first_of(_V set, size_t from = 0) const noexcept {
    for (size_t i = from; i < __n(); i++)
      if (set.find(*__at(i)) != npos) return i;
    return npos;
  }
  constexpr size_t find_first_not_of(_V set, size_t from = 0) const noexcept {
    for (size_t i = from; i < __n(); i++)
      if (set.find(*__at(i)) == npos) return i;
    return npos;
  }
  constexpr size_t find_last_of(_V set) const noexcept {
    for (size_t i = __n(); i-- > 0;)
      if (set.find(*__at(i)) != npos) return i;
    return npos;
  }
  constexpr size_t find_last_not_of(_V set) const noexcept {
    for (size_t i = __n(); i-- > 0;)
      if (set.find(*__at(i)) == npos) return i;
    return npos;
  }
  constexpr bool contains(_V what) const noexcept { return find(what) != npos; }
  constexpr bool contains(_C c) const noexcept { return find(c) != npos; }
  constexpr bool starts_with(_V b) const noexcept { return __n() >= b.size() && _T::compare(__at(0), b.data(), b.size()) == 0; }
  constexpr bool starts_with(_C c) const noexcept { return __n() > 0 && *__at(0) == c; }
  constexpr bool ends_with(_V b) const noexcept { return __n() >= b.size() && _T::compare(__at(__n() - b.size()), b.data(), b.size()) == 0; }
  constexpr bool ends_with(_C c) const noexcept { return __n() > 0 && *__at(__n() - 1) == c; }
  constexpr size_t copy(_C *to, size_t n, size_t from = 0) const {
    if (from > __n()) std::__throw_out_of_range("copy: position");
    if (n > __n() - from) n = __n() - from;
    _T::copy(to, __at(from), n);
    return n;
  }
};
} // namespace std
#endif
