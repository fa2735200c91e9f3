// ISO C++ 25.6
#ifndef __HEDDLE_CXX_STREAM_ITERATORS
#define __HEDDLE_CXX_STREAM_ITERATORS
#include <iosfwd>
#include <iterator>
namespace std {
template <class _T, class _C = char, class _R = char_traits<_C>> class ostream_iterator {
  basic_ostream<_C, _R> *__out;
  const _C *__between;

public:
  using iterator_category = output_iterator_tag;
  using value_type = void;
  using difference_type = ptrdiff_t;
  using pointer = void;
  using reference = void;
  ostream_iterator(basic_ostream<_C, _R> &out, const _C *between = nullptr) : __out(&out), __between(between) {}
  ostream_iterator &operator=(const _T &x) {
    *__out << x;
    if (__between != nullptr) *__out << __between;
    return *this;
  }
  ostream_iterator &operator*() { return *this; }
  ostream_iterator &operator++() { return *this; }
  ostream_iterator &operator++(int) { return *this; }
};
template <class _T, class _C = char, class _R = char_traits<_C>, class _D = ptrdiff_t> class istream_iterator {
  basic_istream<_C, _R> *__in = nullptr;
  _T __x{};

public:
  using iterator_category = input_iterator_tag;
  using value_type = _T;
  using difference_type = _D;
  using pointer = const _T *;
  using reference = const _T &;
  istream_iterator() = default;
  istream_iterator(basic_istream<_C, _R> &in) : __in(&in) { ++*this; }
  const _T &operator*() const { return __x; }
  const _T *operator->() const { return &__x; }
  istream_iterator &operator++() {
    if (__in != nullptr && !(*__in >> __x)) __in = nullptr;
    return *this;
  }
  istream_iterator operator++(int) {
    auto before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const istream_iterator &a, const istream_iterator &b) { return a.__in == b.__in; }
};
} // namespace std
#endif
