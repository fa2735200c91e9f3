// Unordered containers: all elements in one singly linked list, those of a bucket together; a bucket points to the link
// before its first element.
#ifndef __HEDDLE_CXX_HASH_TABLE
#define __HEDDLE_CXX_HASH_TABLE
#include <__heddle/allocator.h>
#include <__heddle/compare-functions.h>
#include <__heddle/hash.h>
#include <initializer_list>
#include <iterator>
namespace std {
struct __hash_link {
  __hash_link *__next = nullptr;
};
template <class _V> struct __hash_node : __hash_link {
  size_t __hash = 0;
  _V __value;
  template <class... _A> explicit __hash_node(in_place_t, _A &&...a) : __value(std::forward<_A>(a)...) {}
};
template <class _V, bool constant> class __hash_iterator {
public:
  __hash_link *__n = nullptr;
  using iterator_category = forward_iterator_tag;
  using value_type = remove_cv_t<_V>;
  using difference_type = ptrdiff_t;
  using reference = conditional_t<constant, const _V &, _V &>;
  using pointer = conditional_t<constant, const _V *, _V *>;
  __hash_iterator() = default;
  explicit __hash_iterator(__hash_link *n) : __n(n) {}
  template <bool c>
    requires(constant && !c)
  __hash_iterator(const __hash_iterator<_V, c> &i) : __n(i.__n) {}
  reference operator*() const { return static_cast<__hash_node<_V> *>(__n)->__value; }
  pointer operator->() const { return &**this; }
  __hash_iterator &operator++() { __n = __n->__next; return *this; }
  __hash_iterator operator++(int) { auto i = *this; ++*this; return i; }
  friend bool operator==(const __hash_iterator &a, const __hash_iterator &b) { return a.__n == b.__n; }
};
struct __key_first {
  template <class _P> const auto &operator()(const _P &p) const { return p.first; }
};
struct __key_itself {
  template <class _T> const _T &operator()(const _T &x) const { return x; }
};

template <class _K, class _V, class _G, class _H, class _E, bool fixed> class __hash_table {
  using node = __hash_node<_V>;
  __hash_link __head;
  __hash_link **__buckets = nullptr;
  size_t __n_buckets = 0;
  size_t __size = 0;
  static const _K &__key(__hash_link *n) { return _G()(static_cast<node *>(n)->__value); }
  static size_t __hash(__hash_link *n) { return static_cast<node *>(n)->__hash; }
  size_t __bucket(size_t hash) const { return hash % __n_buckets; }

  /* The link before the element with this key, or null. */
  __hash_link *__link_before(const _K &k, size_t hash) const {
    if (__size == 0) return nullptr;
    size_t b = __bucket(hash);
    __hash_link *before = __buckets[b];
    if (before == nullptr) return nullptr;
    for (; before->__next != nullptr && __bucket(__hash(before->__next)) == b; before = before->__next)
      if (__hash(before->__next) == hash && _E()(__key(before->__next), k)) return before;
    return nullptr;
  }
  void __link(node *n) {
    size_t b = __bucket(n->__hash);
    if (__buckets[b] == nullptr) {
      n->__next = __head.__next;
      __head.__next = n;
      if (n->__next != nullptr) __buckets[__bucket(__hash(n->__next))] = n;
      __buckets[b] = &__head;
    } else {
      n->__next = __buckets[b]->__next;
      __buckets[b]->__next = n;
    }
  }
  void __take(__hash_table &other) {
    __head.__next = std::exchange(other.__head.__next, nullptr);
    __buckets = std::exchange(other.__buckets, nullptr);
    __n_buckets = std::exchange(other.__n_buckets, 0);
    __size = std::exchange(other.__size, 0);
    if (__head.__next != nullptr) __buckets[__bucket(__hash(__head.__next))] = &__head;
  }

public:
  using key_type = _K;
  using value_type = _V;
  using size_type = size_t;
  using difference_type = ptrdiff_t;
  using hasher = _H;
  using key_equal = _E;
  using iterator = __hash_iterator<_V, fixed>;
  using const_iterator = __hash_iterator<_V, true>;

  __hash_table() = default;
  __hash_table(const __hash_table &other) { insert(other.begin(), other.end()); }
  __hash_table(__hash_table &&other) noexcept { __take(other); }
  __hash_table &operator=(const __hash_table &other) {
    if (this == &other) return *this;
    clear();
    insert(other.begin(), other.end());
    return *this;
  }
  __hash_table &operator=(__hash_table &&other) noexcept {
    if (this == &other) return *this;
    clear();
    delete[] __buckets;
    __take(other);
    return *this;
  }
  ~__hash_table() {
    clear();
    delete[] __buckets;
  }
  iterator begin() { return iterator(__head.__next); }
  iterator end() { return iterator(nullptr); }
  const_iterator begin() const { return const_iterator(__head.__next); }
  const_iterator end() const { return const_iterator(nullptr); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }
  size_t size() const noexcept { return __size; }
  bool empty() const noexcept { return __size == 0; }
  size_t bucket_count() const noexcept { return __n_buckets; }
  void clear() noexcept {
    for (__hash_link *n = std::exchange(__head.__next, nullptr); n != nullptr;) delete static_cast<node *>(std::exchange(n, n->__next));
    for (size_t i = 0; i < __n_buckets; i++) __buckets[i] = nullptr;
    __size = 0;
  }
  void swap(__hash_table &other) { std::swap(*this, other); }
  void reserve(size_t n) { rehash(n); }
  void rehash(size_t n) {
    if (n <= __n_buckets) return;
    delete[] __buckets;
    __buckets = new __hash_link *[n]();
    __n_buckets = n;
    for (__hash_link *i = std::exchange(__head.__next, nullptr); i != nullptr;) __link(static_cast<node *>(std::exchange(i, i->__next)));
  }

  iterator find(const _K &k) {
    __hash_link *before = __link_before(k, _H()(k));
    return iterator(before == nullptr ? nullptr : before->__next);
  }
  const_iterator find(const _K &k) const { return const_cast<__hash_table &>(*this).find(k); }
  bool contains(const _K &k) const { return find(k) != end(); }
  size_t count(const _K &k) const { return contains(k); }
  template <class... _A> pair<iterator, bool> emplace(_A &&...a) {
    node *made = new node(in_place, std::forward<_A>(a)...);
    made->__hash = _H()(__key(made));
    if (__hash_link *before = __link_before(__key(made), made->__hash)) {
      delete made;
      return {iterator(before->__next), false};
    }
    if (__size == __n_buckets) rehash(__n_buckets == 0 ? 7 : 2 * __n_buckets + 1);
    __link(made);
    __size++;
    return {iterator(made), true};
  }
  pair<iterator, bool> insert(const _V &v) { return emplace(v); }
  pair<iterator, bool> insert(_V &&v) { return emplace(std::move(v)); }
  template <__an_iterator _I> void insert(_I first, _I last) {
    for (; first != last; ++first) emplace(*first);
  }
  void insert(initializer_list<_V> l) { insert(l.begin(), l.end()); }
  size_t erase(const _K &k) {
    __hash_link *before = __link_before(k, _H()(k));
    if (before == nullptr) return 0;
    __hash_link *n = before->__next;
    size_t b = __bucket(__hash(n));
    bool first = __buckets[b] == before;
    bool last = n->__next == nullptr || __bucket(__hash(n->__next)) != b;
    if (n->__next != nullptr && last) __buckets[__bucket(__hash(n->__next))] = before;
    if (first && last) __buckets[b] = nullptr;
    before->__next = n->__next;
    delete static_cast<node *>(n);
    __size--;
    return 1;
  }
  iterator erase(const_iterator i) {
    iterator next(i.__n->__next);
    erase(__key(i.__n));
    return next;
  }
  iterator erase(iterator i) requires(!fixed) { return erase(const_iterator(i)); }
  friend bool operator==(const __hash_table &a, const __hash_table &b) {
    if (a.__size != b.__size) return false;
    for (const _V &v : a) {
      auto i = b.find(_G()(v));
      if (i == b.end() || !(*i == v)) return false;
    }
    return true;
  }
};
template <class _K, class _V, class _G, class _H, class _E, bool fixed, class _P> size_t erase_if(__hash_table<_K, _V, _G, _H, _E, fixed> &t, _P f) {
  size_t n = 0;
  for (auto i = t.begin(); i != t.end();)
    if (f(*i)) i = t.erase(i), n++;
    else ++i;
  return n;
}
} // namespace std
#endif
