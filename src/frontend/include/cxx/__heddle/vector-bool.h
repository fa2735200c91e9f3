/*
 * ISO C++ 24.3.12. Elements are the bits of words, as in the usual implementations: of two threads that write neighbouring
 * elements both write their word, and that is a data race (ISO C++ 24.2.3 leaves out vector<bool> by name).
 */
#ifndef __HEDDLE_CXX_VECTOR_BOOL
#define __HEDDLE_CXX_VECTOR_BOOL
#include <__heddle/hash.h>
namespace std {
class __bit {
  unsigned long *__w;
  unsigned long __mask;

public:
  __bit(unsigned long *w, size_t i) noexcept : __w(w), __mask(1ul << i) {}
  __bit(const __bit &) = default;
  operator bool() const noexcept { return (*__w & __mask) != 0; }
  const __bit &operator=(bool x) const noexcept {
    if (x) *__w |= __mask;
    else *__w &= ~__mask;
    return *this;
  }
  __bit &operator=(bool x) noexcept {
    static_cast<const __bit &>(*this) = x;
    return *this;
  }
  __bit &operator=(const __bit &other) noexcept { return *this = bool(other); }
  void flip() noexcept { *__w ^= __mask; }
  friend void swap(__bit a, __bit b) noexcept {
    bool x = a;
    a = bool(b);
    b = x;
  }
  friend void swap(__bit a, bool &b) noexcept {
    bool x = a;
    a = b;
    b = x;
  }
  friend void swap(bool &a, __bit b) noexcept { swap(b, a); }
};

/* _R: __bit, or bool of a constant vector. 0 <= __i < the bits of a word. */
template <class _R> class __bit_iterator {
  static constexpr ptrdiff_t __bits = 8 * sizeof(unsigned long);
  template <class> friend class __bit_iterator;
  unsigned long *__w = nullptr;
  ptrdiff_t __i = 0;

public:
  using iterator_category = random_access_iterator_tag;
  using value_type = bool;
  using difference_type = ptrdiff_t;
  using pointer = void;
  using reference = _R;
  __bit_iterator() = default;
  __bit_iterator(unsigned long *w, size_t i) noexcept : __w(w) { *this += i; }
  template <class _S>
    requires(is_same_v<_S, __bit> && !is_same_v<_R, __bit>)
  __bit_iterator(const __bit_iterator<_S> &other) noexcept : __w(other.__w), __i(other.__i) {}
  _R operator*() const noexcept { return __bit(__w, __i); }
  _R operator[](ptrdiff_t n) const noexcept { return *(*this + n); }
  __bit_iterator &operator+=(ptrdiff_t n) noexcept {
    n += __i;
    __i = n & (__bits - 1);
    __w += (n - __i) / __bits;
    return *this;
  }
  __bit_iterator &operator-=(ptrdiff_t n) noexcept { return *this += -n; }
  __bit_iterator &operator++() noexcept { return *this += 1; }
  __bit_iterator &operator--() noexcept { return *this += -1; }
  __bit_iterator operator++(int) noexcept { auto r = *this; ++*this; return r; }
  __bit_iterator operator--(int) noexcept { auto r = *this; --*this; return r; }
  friend __bit_iterator operator+(__bit_iterator a, ptrdiff_t n) noexcept { return a += n; }
  friend __bit_iterator operator+(ptrdiff_t n, __bit_iterator a) noexcept { return a += n; }
  friend __bit_iterator operator-(__bit_iterator a, ptrdiff_t n) noexcept { return a += -n; }
  template <class _S> ptrdiff_t operator-(const __bit_iterator<_S> &b) const noexcept { return (__w - b.__w) * __bits + (__i - b.__i); }
  template <class _S> bool operator==(const __bit_iterator<_S> &b) const noexcept { return __w == b.__w && __i == b.__i; }
  template <class _S> strong_ordering operator<=>(const __bit_iterator<_S> &b) const noexcept {
    return __w == b.__w ? __i <=> b.__i : __w <=> b.__w;
  }
};

template <class _A> class vector<bool, _A> {
  using __words = typename allocator_traits<_A>::template rebind_alloc<unsigned long>;
  static constexpr size_t __bits = 8 * sizeof(unsigned long);
  unsigned long *__first = nullptr;
  size_t __n = 0;
  size_t __room = 0; // in words
  [[no_unique_address]] __words __a;

  static size_t __words_of(size_t n) { return n / __bits + (n % __bits != 0); }
  void __grow(size_t words) {
    unsigned long *p = __a.allocate(words);
    for (size_t i = 0; i < words; i++) p[i] = i < __room ? __first[i] : 0;
    if (__first != nullptr) __a.deallocate(__first, __room);
    __first = p;
    __room = words;
  }
  void __take(vector &other) noexcept {
    __first = std::exchange(other.__first, nullptr);
    __n = std::exchange(other.__n, 0);
    __room = std::exchange(other.__room, 0);
  }
  /* Of an empty vector without room. */
  void __copy(const vector &other) {
    reserve(other.__n);
    for (size_t i = 0; i < __room; i++) __first[i] = other.__first[i];
    __n = other.__n;
  }
  void __free() {
    if (__first != nullptr) __a.deallocate(__first, __room);
  }
  template <class _I> void __append(_I first, _I last) {
    if constexpr (__random_access<_I>) reserve(size() + (last - first));
    for (; first != last; ++first) push_back(*first);
  }
  __bit __at(size_t i) const { return __bit(__first + i / __bits, i % __bits); }
  /* n elements from the i-th on are to be written. */
  void __open(size_t i, size_t n) {
    size_t end = __n;
    resize(__n + n);
    while (end-- > i) __at(end + n) = bool(__at(end));
  }

public:
  using value_type = bool;
  using allocator_type = _A;
  using size_type = size_t;
  using difference_type = ptrdiff_t;
  using reference = __bit;
  using const_reference = bool;
  using iterator = __bit_iterator<__bit>;
  using const_iterator = __bit_iterator<bool>;
  using pointer = iterator;
  using const_pointer = const_iterator;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;

  vector() = default;
  explicit vector(const _A &a) : __a(a) {}
  explicit vector(size_t n, const _A &a = _A()) : vector(n, false, a) {}
  vector(size_t n, const bool &x, const _A &a = _A()) : vector(a) { resize(n, x); }
  template <__an_iterator _I> vector(_I first, _I last, const _A &a = _A()) : vector(a) { __append(first, last); }
  vector(initializer_list<bool> l, const _A &a = _A()) : vector(a) { __append(l.begin(), l.end()); }
  vector(const vector &other) : __a(allocator_traits<__words>::select_on_container_copy_construction(other.__a)) { __copy(other); }
  vector(const vector &other, const _A &a) : vector(a) { __copy(other); }
  vector(vector &&other) noexcept : __a(other.__a) { __take(other); }
  ~vector() { __free(); }
  vector &operator=(const vector &other) {
    if (this != &other) assign(other.begin(), other.end());
    return *this;
  }
  vector &operator=(vector &&other) noexcept {
    if (this == &other) return *this;
    if constexpr (!allocator_traits<__words>::is_always_equal::value)
      if (!(__a == other.__a)) {
        assign(other.begin(), other.end());
        return *this;
      }
    __free();
    __take(other);
    return *this;
  }
  vector &operator=(initializer_list<bool> l) {
    assign(l.begin(), l.end());
    return *this;
  }
  template <__an_iterator _I> void assign(_I first, _I last) {
    clear();
    __append(first, last);
  }
  void assign(size_t n, const bool &x) {
    bool copy = x;
    clear();
    resize(n, copy);
  }
  void assign(initializer_list<bool> l) { assign(l.begin(), l.end()); }
  _A get_allocator() const { return _A(__a); }

  size_t size() const noexcept { return __n; }
  size_t capacity() const noexcept { return __room * __bits; }
  size_t max_size() const noexcept { return size_t(-1) / 2; }
  bool empty() const noexcept { return __n == 0; }
  iterator begin() noexcept { return iterator(__first, 0); }
  iterator end() noexcept { return iterator(__first, __n); }
  const_iterator begin() const noexcept { return const_iterator(__first, 0); }
  const_iterator end() const noexcept { return const_iterator(__first, __n); }
  const_iterator cbegin() const noexcept { return begin(); }
  const_iterator cend() const noexcept { return end(); }
  reverse_iterator rbegin() noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const noexcept { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const noexcept { return const_reverse_iterator(begin()); }
  const_reverse_iterator crbegin() const noexcept { return rbegin(); }
  const_reverse_iterator crend() const noexcept { return rend(); }
  __bit operator[](size_t i) {
    __HEDDLE_NEEDS(i < size(), "a vector has no element with this index");
    return __at(i);
  }
  bool operator[](size_t i) const {
    __HEDDLE_NEEDS(i < size(), "a vector has no element with this index");
    return __at(i);
  }
  __bit at(size_t i) {
    if (i >= size()) std::__throw_out_of_range("vector::at");
    return __at(i);
  }
  bool at(size_t i) const { return const_cast<vector &>(*this).at(i); }
  __bit front() {
    __HEDDLE_NEEDS(!empty(), "front() of an empty vector");
    return __at(0);
  }
  bool front() const { return const_cast<vector &>(*this).front(); }
  __bit back() {
    __HEDDLE_NEEDS(!empty(), "back() of an empty vector");
    return __at(__n - 1);
  }
  bool back() const { return const_cast<vector &>(*this).back(); }

  void reserve(size_t n) {
    if (n > max_size()) std::__throw_length_error("vector::reserve");
    if (n > capacity()) __grow(__words_of(n));
  }
  void shrink_to_fit() {
    if (__words_of(__n) < __room) vector(*this).swap(*this);
  }
  void clear() noexcept { __n = 0; }
  void resize(size_t n, bool x = false) {
    reserve(n);
    while (__n < n)
      if (__n % __bits == 0) {
        __first[__n / __bits] = x ? ~0ul : 0;
        __n = n - __n < __bits ? n : __n + __bits;
      } else
        __at(__n++) = x;
    __n = n;
  }
  void push_back(const bool &x) { emplace_back(x); }
  template <class... _B> __bit emplace_back(_B &&...b) {
    bool x(std::forward<_B>(b)...);
    if (__n == capacity()) __grow(__room == 0 ? 1 : 2 * __room);
    return __at(__n++) = x;
  }
  void pop_back() {
    __HEDDLE_NEEDS(!empty(), "pop_back() of an empty vector");
    --__n;
  }
  template <class... _B> iterator emplace(const_iterator at, _B &&...b) { return insert(at, 1, bool(std::forward<_B>(b)...)); }
  iterator insert(const_iterator at, const bool &x) { return insert(at, 1, x); }
  iterator insert(const_iterator at, size_t n, const bool &x) {
    size_t i = at - cbegin();
    bool copy = x;
    __open(i, n);
    for (size_t k = 0; k < n; k++) __at(i + k) = copy;
    return begin() + i;
  }
  template <__an_iterator _I> iterator insert(const_iterator at, _I first, _I last) {
    size_t i = at - cbegin(), k = i;
    for (; first != last; ++first) insert(cbegin() + k++, bool(*first));
    return begin() + i;
  }
  iterator insert(const_iterator at, initializer_list<bool> l) { return insert(at, l.begin(), l.end()); }
  iterator erase(const_iterator first, const_iterator last) {
    size_t i = first - cbegin(), from = last - cbegin(), to = i;
    for (; from < __n; from++) __at(to++) = bool(__at(from));
    resize(to);
    return begin() + i;
  }
  iterator erase(const_iterator at) { return erase(at, at + 1); }
  void swap(vector &other) noexcept {
    std::swap(__first, other.__first);
    std::swap(__n, other.__n);
    std::swap(__room, other.__room);
  }
  static void swap(__bit a, __bit b) noexcept {
    bool x = a;
    a = bool(b);
    b = x;
  }
  void flip() noexcept {
    for (size_t i = 0; i < __words_of(__n); i++) __first[i] ^= ~0ul;
  }
  friend bool operator==(const vector &a, const vector &b) { return std::__all_equal(a, b); }
  friend weak_ordering operator<=>(const vector &a, const vector &b) { return std::__all_compare(a, b); }
};

template <class _A, class _F> size_t erase_if(vector<bool, _A> &v, _F f) {
  size_t to = 0, n = v.size();
  for (size_t i = 0; i < n; i++)
    if (bool x = v[i]; !f(x)) v[to++] = x;
  v.resize(to);
  return n - to;
}
template <class _A, class _U> size_t erase(vector<bool, _A> &v, const _U &x) {
  return std::erase_if(v, [&](bool y) { return y == x; });
}
template <class _A> struct hash<vector<bool, _A>> {
  size_t operator()(const vector<bool, _A> &v) const noexcept {
    size_t h = v.size();
    for (bool x : v) h = h * 31 + x;
    return h;
  }
};
} // namespace std
#endif
