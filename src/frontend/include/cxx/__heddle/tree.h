// Ordered containers: a binary search tree with parent pointers. It is not balanced: the programs that are checked keep
// few elements, and rotations would only add accesses to look at.
#ifndef __HEDDLE_CXX_TREE
#define __HEDDLE_CXX_TREE
#include <__heddle/allocator.h>
#include <__heddle/compare-functions.h>
#include <__heddle/lexicographic.h>
#include <initializer_list>
#include <iterator>
namespace std {
struct __tree_links {
  __tree_links *__up = nullptr, *__left = nullptr, *__right = nullptr;
};
inline __tree_links *__leftmost(__tree_links *n) {
  while (n->__left != nullptr) n = n->__left;
  return n;
}
inline __tree_links *__rightmost(__tree_links *n) {
  while (n->__right != nullptr) n = n->__right;
  return n;
}
/* The root is the left child of the head, which therefore comes after all. */
inline __tree_links *__after(__tree_links *n) {
  if (n->__right != nullptr) return std::__leftmost(n->__right);
  while (n != n->__up->__left) n = n->__up;
  return n->__up;
}
inline __tree_links *__before(__tree_links *n) {
  if (n->__left != nullptr) return std::__rightmost(n->__left);
  while (n == n->__up->__left) n = n->__up;
  return n->__up;
}
inline void __put_in_place_of(__tree_links *old, __tree_links *n) {
  if (old->__up->__left == old) old->__up->__left = n;
  else old->__up->__right = n;
  if (n != nullptr) n->__up = old->__up;
}
inline void __unlink(__tree_links *n) {
  if (n->__left == nullptr) return std::__put_in_place_of(n, n->__right);
  if (n->__right == nullptr) return std::__put_in_place_of(n, n->__left);
  __tree_links *next = std::__leftmost(n->__right);
  if (next != n->__right) {
    std::__put_in_place_of(next, next->__right);
    next->__right = n->__right;
    next->__right->__up = next;
  }
  std::__put_in_place_of(n, next);
  next->__left = n->__left;
  next->__left->__up = next;
}

template <class _V> struct __tree_node : __tree_links {
  _V __value;
  template <class... _A> explicit __tree_node(in_place_t, _A &&...a) : __value(std::forward<_A>(a)...) {}
};
template <class _V, bool constant> class __tree_iterator {
public:
  __tree_links *__n = nullptr;
  using iterator_category = bidirectional_iterator_tag;
  using value_type = remove_cv_t<_V>;
  using difference_type = ptrdiff_t;
  using reference = conditional_t<constant, const _V &, _V &>;
  using pointer = conditional_t<constant, const _V *, _V *>;
  __tree_iterator() = default;
  explicit __tree_iterator(__tree_links *n) : __n(n) {}
  template <bool c>
    requires(constant && !c)
  __tree_iterator(const __tree_iterator<_V, c> &i) : __n(i.__n) {}
  reference operator*() const { return static_cast<__tree_node<_V> *>(__n)->__value; }
  pointer operator->() const { return &**this; }
  __tree_iterator &operator++() { __n = std::__after(__n); return *this; }
  __tree_iterator operator++(int) { auto i = *this; ++*this; return i; }
  __tree_iterator &operator--() { __n = std::__before(__n); return *this; }
  __tree_iterator operator--(int) { auto i = *this; --*this; return i; }
  friend bool operator==(const __tree_iterator &a, const __tree_iterator &b) { return a.__n == b.__n; }
};

template <class _F> concept __transparent = requires { typename _F::is_transparent; };

/* K: key, V: value, G: the key of a value, F: less. */
template <class _K, class _V, class _G, class _F, bool many, bool fixed> class __tree {
  using node = __tree_node<_V>;
  __tree_links __head;
  size_t __size = 0;
  [[no_unique_address]] _F __less;
  static const _K &__key(__tree_links *n) { return _G()(static_cast<node *>(n)->__value); }
  static void __free(__tree_links *n) {
    if (n == nullptr) return;
    __free(n->__left);
    __free(n->__right);
    delete static_cast<node *>(n);
  }
  static __tree_links *__copy(__tree_links *n, __tree_links *up) {
    if (n == nullptr) return nullptr;
    node *c = new node(in_place, static_cast<node *>(n)->__value);
    c->__up = up;
    c->__left = __copy(n->__left, c);
    c->__right = __copy(n->__right, c);
    return c;
  }
  void __take(__tree &other) {
    __head.__left = std::exchange(other.__head.__left, nullptr);
    __size = std::exchange(other.__size, 0);
    if (__head.__left != nullptr) __head.__left->__up = &__head;
  }
  __tree_links *__end() const { return const_cast<__tree_links *>(&__head); }

public:
  using key_type = _K;
  using value_type = _V;
  using size_type = size_t;
  using difference_type = ptrdiff_t;
  using key_compare = _F;
  using reference = _V &;
  using const_reference = const _V &;
  using iterator = __tree_iterator<_V, fixed>;
  using const_iterator = __tree_iterator<_V, true>;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;

  __tree() = default;
  explicit __tree(const _F &less) : __less(less) {}
  __tree(const __tree &other) : __size(other.__size), __less(other.__less) { __head.__left = __copy(other.__head.__left, &__head); }
  __tree(__tree &&other) noexcept : __less(other.__less) { __take(other); }
  __tree &operator=(const __tree &other) {
    if (this == &other) return *this;
    clear();
    __head.__left = __copy(other.__head.__left, &__head);
    __size = other.__size;
    return *this;
  }
  __tree &operator=(__tree &&other) noexcept {
    if (this == &other) return *this;
    clear();
    __take(other);
    return *this;
  }
  ~__tree() { __free(__head.__left); }

  iterator begin() { return iterator(std::__leftmost(&__head)); }
  iterator end() { return iterator(&__head); }
  const_iterator begin() const { return const_iterator(std::__leftmost(__end())); }
  const_iterator end() const { return const_iterator(__end()); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }
  reverse_iterator rbegin() { return reverse_iterator(end()); }
  reverse_iterator rend() { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
  size_t size() const noexcept { return __size; }
  bool empty() const noexcept { return __size == 0; }
  void clear() noexcept {
    __free(std::exchange(__head.__left, nullptr));
    __size = 0;
  }
  void swap(__tree &other) { std::swap(*this, other); }
  _F key_comp() const { return __less; }

  template <class _Q> __tree_links *__lower(const _Q &k) const {
    __tree_links *best = __end();
    for (__tree_links *n = __head.__left; n != nullptr;)
      if (__less(__key(n), k)) n = n->__right;
      else best = n, n = n->__left;
    return best;
  }
  template <class _Q> __tree_links *__upper(const _Q &k) const {
    __tree_links *best = __end();
    for (__tree_links *n = __head.__left; n != nullptr;)
      if (!__less(k, __key(n))) n = n->__right;
      else best = n, n = n->__left;
    return best;
  }
  template <class _Q> __tree_links *__find(const _Q &k) const {
    (void)*const_cast<const volatile size_t *>(&__size); /* an insertion meanwhile is a race, wherever it lands */
    __tree_links *n = __lower(k);
    return n == &__head || __less(k, __key(n)) ? __end() : n;
  }
  iterator lower_bound(const _K &k) { return iterator(__lower(k)); }
  const_iterator lower_bound(const _K &k) const { return const_iterator(__lower(k)); }
  iterator upper_bound(const _K &k) { return iterator(__upper(k)); }
  const_iterator upper_bound(const _K &k) const { return const_iterator(__upper(k)); }
  pair<iterator, iterator> equal_range(const _K &k) { return {lower_bound(k), upper_bound(k)}; }
  pair<const_iterator, const_iterator> equal_range(const _K &k) const { return {lower_bound(k), upper_bound(k)}; }
  iterator find(const _K &k) { return iterator(__find(k)); }
  const_iterator find(const _K &k) const { return const_iterator(__find(k)); }
  bool contains(const _K &k) const { return __find(k) != &__head; }
  size_t count(const _K &k) const { return __count(k); }
  /* By anything that the comparison takes (less<>). */
  template <class _Q> requires __transparent<_F> iterator lower_bound(const _Q &k) { return iterator(__lower(k)); }
  template <class _Q> requires __transparent<_F> const_iterator lower_bound(const _Q &k) const { return const_iterator(__lower(k)); }
  template <class _Q> requires __transparent<_F> iterator upper_bound(const _Q &k) { return iterator(__upper(k)); }
  template <class _Q> requires __transparent<_F> const_iterator upper_bound(const _Q &k) const { return const_iterator(__upper(k)); }
  template <class _Q> requires __transparent<_F> pair<iterator, iterator> equal_range(const _Q &k) { return {iterator(__lower(k)), iterator(__upper(k))}; }
  template <class _Q> requires __transparent<_F> pair<const_iterator, const_iterator> equal_range(const _Q &k) const { return {const_iterator(__lower(k)), const_iterator(__upper(k))}; }
  template <class _Q> requires __transparent<_F> iterator find(const _Q &k) { return iterator(__find(k)); }
  template <class _Q> requires __transparent<_F> const_iterator find(const _Q &k) const { return const_iterator(__find(k)); }
  template <class _Q> requires __transparent<_F> bool contains(const _Q &k) const { return __find(k) != &__head; }
  template <class _Q> requires __transparent<_F> size_t count(const _Q &k) const { return std::distance(const_iterator(__lower(k)), const_iterator(__upper(k))); }
  template <class _Q> size_t __count(const _Q &k) const {
    if constexpr (many) return std::distance(const_iterator(__lower(k)), const_iterator(__upper(k)));
    else return __find(k) != &__head;
  }

  pair<iterator, bool> __insert(node *made) {
    const _K &k = __key(made);
    __tree_links *up = &__head, **at = &__head.__left;
    while (*at != nullptr) {
      up = *at;
      if (__less(k, __key(up))) at = &up->__left;
      else if (many || __less(__key(up), k)) at = &up->__right;
      else {
        delete made;
        return {iterator(up), false};
      }
    }
    made->__up = up;
    *at = made;
    __size++;
    return {iterator(made), true};
  }
  template <class... _A> auto emplace(_A &&...a) {
    auto result = __insert(new node(in_place, std::forward<_A>(a)...));
    if constexpr (many) return result.first;
    else return result;
  }
  auto insert(const _V &v) { return emplace(v); }
  auto insert(_V &&v) { return emplace(std::move(v)); }
  iterator insert(const_iterator, const _V &v) { return __insert(new node(in_place, v)).first; }
  iterator insert(const_iterator, _V &&v) { return __insert(new node(in_place, std::move(v))).first; }
  template <__an_iterator _I> void insert(_I first, _I last) {
    for (; first != last; ++first) emplace(*first);
  }
  void insert(initializer_list<_V> l) { insert(l.begin(), l.end()); }
  template <class... _A> iterator emplace_hint(const_iterator, _A &&...a) { return __insert(new node(in_place, std::forward<_A>(a)...)).first; }
  iterator erase(const_iterator i) {
    iterator next(std::__after(i.__n));
    std::__unlink(i.__n);
    delete static_cast<node *>(i.__n);
    __size--;
    return next;
  }
  iterator erase(iterator i) requires(!fixed) { return erase(const_iterator(i)); }
  iterator erase(const_iterator first, const_iterator last) {
    while (first != last) first = erase(first);
    return iterator(last.__n);
  }
  size_t erase(const _K &k) {
    size_t n = 0;
    for (__tree_links *i; (i = __find(k)) != &__head; n++) erase(const_iterator(i));
    return n;
  }
  friend bool operator==(const __tree &a, const __tree &b) { return std::__all_equal(a, b); }
  friend weak_ordering operator<=>(const __tree &a, const __tree &b) { return std::__all_compare(a, b); }
};
struct __first_of {
  template <class _P> const auto &operator()(const _P &p) const { return p.first; }
};
struct __itself {
  template <class _T> const _T &operator()(const _T &x) const { return x; }
};
template <class _K, class _V, class _G, class _F, bool many, bool fixed, class _P> size_t erase_if(__tree<_K, _V, _G, _F, many, fixed> &t, _P f) {
  size_t n = 0;
  for (auto i = t.begin(); i != t.end();)
    if (f(*i)) i = t.erase(i), n++;
    else ++i;
  return n;
}
} // namespace std
#endif
