// shared_ptr and weak_ptr. The counts are atomics like any other, and are seen by the checker: an increment is relaxed,
// a decrement acquires and releases, and weak_ptr::lock is a compare-exchange loop.
#ifndef __HEDDLE_CXX_SHARED_PTR
#define __HEDDLE_CXX_SHARED_PTR
#include <__heddle/raw-atomic.h>
#include <__heddle/unique-ptr.h>
#include <exception>
namespace std {
class bad_weak_ptr : public exception {
public:
  const char *what() const noexcept override { return "std::bad_weak_ptr"; }
};
template <class _T> class shared_ptr;
template <class _T> class weak_ptr;
template <class _T> class enable_shared_from_this;

/* All owners together hold one weak reference. */
struct __counts {
  __raw_atomic<long> __owners = 1;
  __raw_atomic<long> __watchers = 1;
  void (*__dispose)(__counts *); // of the object
  void (*__destroy)(__counts *); // of this

  void __own() noexcept { __c11_atomic_fetch_add(&__owners, 1, __ATOMIC_RELAXED); }
  void __disown() noexcept {
    if (__c11_atomic_fetch_sub(&__owners, 1, __ATOMIC_ACQ_REL) != 1) return;
    __dispose(this);
    __unwatch();
  }
  void __watch() noexcept { __c11_atomic_fetch_add(&__watchers, 1, __ATOMIC_RELAXED); }
  void __unwatch() noexcept {
    if (__c11_atomic_fetch_sub(&__watchers, 1, __ATOMIC_ACQ_REL) == 1) __destroy(this);
  }
  bool __try_own() noexcept {
    long n = __c11_atomic_load(&__owners, __ATOMIC_RELAXED);
    while (n != 0)
      if (__c11_atomic_compare_exchange_strong(&__owners, &n, n + 1, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) return true;
    return false;
  }
  long __use_count() const noexcept { return __c11_atomic_load(&__owners, __ATOMIC_RELAXED); }
};
template <class _P, class _D> struct __counts_of_pointer : __counts {
  _P __p;
  [[no_unique_address]] _D __d;
  __counts_of_pointer(_P p, _D d) : __p(p), __d(std::move(d)) {
    __dispose = [](__counts *c) {
      auto *self = static_cast<__counts_of_pointer *>(c);
      self->__d(self->__p);
    };
    __destroy = [](__counts *c) { delete static_cast<__counts_of_pointer *>(c); };
  }
};
template <class _T> struct __counts_and_object : __counts {
  union {
    _T __object;
  };
  template <class... _A> explicit __counts_and_object(in_place_t, _A &&...a) : __object(std::forward<_A>(a)...) {
    __dispose = [](__counts *c) { static_cast<__counts_and_object *>(c)->__object.~_T(); };
    __destroy = [](__counts *c) { delete static_cast<__counts_and_object *>(c); };
  }
  ~__counts_and_object() {}
};

template <class _T> class shared_ptr {
public:
  using element_type = remove_extent_t<_T>;
  using weak_type = weak_ptr<_T>;

private:
  element_type *__p = nullptr;
  __counts *__c = nullptr;
  template <class> friend class shared_ptr;
  template <class> friend class weak_ptr;

public:
  constexpr shared_ptr() noexcept = default;
  constexpr shared_ptr(nullptr_t) noexcept {}
  template <class _U>
    requires(is_convertible_v<_U *, element_type *>)
  explicit shared_ptr(_U *p) : __p(p) {
    using _D = conditional_t<is_array_v<_T>, default_delete<_U[]>, default_delete<_U>>;
    __c = new __counts_of_pointer<_U *, _D>(p, _D());
    __tell(p);
  }
  template <class _U, class _D>
    requires(is_convertible_v<_U *, element_type *>)
  shared_ptr(_U *p, _D d) : __p(p), __c(new __counts_of_pointer<_U *, _D>(p, std::move(d))) { __tell(p); }
  template <class _U> shared_ptr(const shared_ptr<_U> &owner, element_type *p) noexcept : __p(p), __c(owner.__c) { __take(); }
  template <class _U> shared_ptr(shared_ptr<_U> &&owner, element_type *p) noexcept : __p(p), __c(std::exchange(owner.__c, nullptr)) { owner.__p = nullptr; }
  shared_ptr(const shared_ptr &other) noexcept : __p(other.__p), __c(other.__c) { __take(); }
  template <class _U>
    requires(is_convertible_v<_U *, _T *>)
  shared_ptr(const shared_ptr<_U> &other) noexcept : __p(other.__p), __c(other.__c) { __take(); }
  shared_ptr(shared_ptr &&other) noexcept : __p(std::exchange(other.__p, nullptr)), __c(std::exchange(other.__c, nullptr)) {}
  template <class _U>
    requires(is_convertible_v<_U *, _T *>)
  shared_ptr(shared_ptr<_U> &&other) noexcept : __p(std::exchange(other.__p, nullptr)), __c(std::exchange(other.__c, nullptr)) {}
  template <class _U> explicit shared_ptr(const weak_ptr<_U> &w) {
    if (w.__c == nullptr || !w.__c->__try_own()) throw bad_weak_ptr();
    __p = w.__p;
    __c = w.__c;
  }
  template <class _U, class _D>
    requires(is_convertible_v<_U *, _T *>)
  shared_ptr(unique_ptr<_U, _D> &&u) : __p(u.get()) {
    if (__p == nullptr) return;
    _U *p = u.release();
    __c = new __counts_of_pointer<_U *, _D>(p, std::forward<_D>(u.get_deleter()));
    __tell(p);
  }
  ~shared_ptr() {
    if (__c != nullptr) __c->__disown();
  }
  shared_ptr &operator=(const shared_ptr &other) noexcept { return __become(shared_ptr(other)); }
  shared_ptr &operator=(shared_ptr &&other) noexcept { return __become(std::move(other)); }
  template <class _U> shared_ptr &operator=(const shared_ptr<_U> &other) noexcept { return __become(shared_ptr(other)); }
  template <class _U> shared_ptr &operator=(shared_ptr<_U> &&other) noexcept { return __become(shared_ptr(std::move(other))); }
  template <class _U, class _D> shared_ptr &operator=(unique_ptr<_U, _D> &&other) { return __become(shared_ptr(std::move(other))); }
  void reset() noexcept { __become(shared_ptr()); }
  template <class _U> void reset(_U *p) { __become(shared_ptr(p)); }
  template <class _U, class _D> void reset(_U *p, _D d) { __become(shared_ptr(p, std::move(d))); }
  void swap(shared_ptr &other) noexcept {
    std::swap(__p, other.__p);
    std::swap(__c, other.__c);
  }
  element_type *get() const noexcept { return __p; }
  add_lvalue_reference_t<element_type> operator*() const noexcept requires(!is_array_v<_T>) { return *__p; }
  element_type *operator->() const noexcept { return __p; }
  add_lvalue_reference_t<element_type> operator[](ptrdiff_t i) const requires(is_array_v<_T>) { return __p[i]; }
  long use_count() const noexcept { return __c == nullptr ? 0 : __c->__use_count(); }
  bool unique() const noexcept { return use_count() == 1; }
  explicit operator bool() const noexcept { return __p != nullptr; }
  template <class _U> bool owner_before(const shared_ptr<_U> &o) const noexcept { return __c < o.__c; }

  /* Takes over one reference. */
  static shared_ptr __adopt(element_type *p, __counts *c) noexcept {
    shared_ptr s;
    s.__p = p;
    s.__c = c;
    return s;
  }
  template <class _U> void __tell(_U *p) {
    if constexpr (requires { p->__watch_self(*this, p); })
      if (p != nullptr) p->__watch_self(*this, p);
  }

private:
  void __take() noexcept {
    if (__c != nullptr) __c->__own();
  }
  shared_ptr &__become(shared_ptr &&other) noexcept {
    shared_ptr old(std::move(*this));
    __p = std::exchange(other.__p, nullptr);
    __c = std::exchange(other.__c, nullptr);
    return *this;
  }
};
template <class _T> shared_ptr(weak_ptr<_T>) -> shared_ptr<_T>;
template <class _T, class _D> shared_ptr(unique_ptr<_T, _D>) -> shared_ptr<_T>;

template <class _T> class weak_ptr {
  typename shared_ptr<_T>::element_type *__p = nullptr;
  __counts *__c = nullptr;
  template <class> friend class shared_ptr;
  template <class> friend class weak_ptr;

public:
  using element_type = remove_extent_t<_T>;
  constexpr weak_ptr() noexcept = default;
  weak_ptr(const weak_ptr &other) noexcept : __p(other.__p), __c(other.__c) { __take(); }
  weak_ptr(weak_ptr &&other) noexcept : __p(std::exchange(other.__p, nullptr)), __c(std::exchange(other.__c, nullptr)) {}
  template <class _U>
    requires(is_convertible_v<_U *, _T *>)
  weak_ptr(const shared_ptr<_U> &s) noexcept : __p(s.__p), __c(s.__c) { __take(); }
  template <class _U>
    requires(is_convertible_v<_U *, _T *>)
  weak_ptr(const weak_ptr<_U> &w) noexcept : __p(w.__p), __c(w.__c) { __take(); }
  ~weak_ptr() {
    if (__c != nullptr) __c->__unwatch();
  }
  weak_ptr &operator=(weak_ptr other) noexcept {
    swap(other);
    return *this;
  }
  void swap(weak_ptr &other) noexcept {
    std::swap(__p, other.__p);
    std::swap(__c, other.__c);
  }
  void reset() noexcept { weak_ptr().swap(*this); }
  long use_count() const noexcept { return __c == nullptr ? 0 : __c->__use_count(); }
  bool expired() const noexcept { return use_count() == 0; }
  shared_ptr<_T> lock() const noexcept {
    if (__c == nullptr || !__c->__try_own()) return shared_ptr<_T>();
    return shared_ptr<_T>::__adopt(__p, __c);
  }
  template <class _U> bool owner_before(const weak_ptr<_U> &o) const noexcept { return __c < o.__c; }

private:
  void __take() noexcept {
    if (__c != nullptr) __c->__watch();
  }
};
template <class _T> weak_ptr(shared_ptr<_T>) -> weak_ptr<_T>;

template <class _T> class enable_shared_from_this {
  mutable weak_ptr<_T> __self;

protected:
  constexpr enable_shared_from_this() noexcept = default;
  enable_shared_from_this(const enable_shared_from_this &) noexcept {}
  enable_shared_from_this &operator=(const enable_shared_from_this &) noexcept { return *this; }

public:
  shared_ptr<_T> shared_from_this() { return shared_ptr<_T>(__self); }
  shared_ptr<const _T> shared_from_this() const { return shared_ptr<const _T>(__self); }
  weak_ptr<_T> weak_from_this() noexcept { return __self; }
  template <class _U, class _V> void __watch_self(const shared_ptr<_U> &owner, _V *p) const noexcept {
    __self = shared_ptr<_T>(owner, static_cast<_T *>(const_cast<remove_cv_t<_V> *>(p)));
  }
};

template <class _T, class... _A>
  requires(!is_array_v<_T>)
shared_ptr<_T> make_shared(_A &&...a) {
  auto *both = new __counts_and_object<remove_cv_t<_T>>(in_place, std::forward<_A>(a)...);
  auto s = shared_ptr<_T>::__adopt(&both->__object, both);
  s.__tell(&both->__object);
  return s;
}
template <class _T>
  requires(is_unbounded_array_v<_T>)
shared_ptr<_T> make_shared(size_t n) {
  return shared_ptr<_T>(new remove_extent_t<_T>[n]());
}
template <class _T, class _L, class... _A> shared_ptr<_T> allocate_shared(const _L &, _A &&...a) {
  static_assert(__usual<_L, _T>, "allocate_shared takes no other allocator than std::allocator here");
  return std::make_shared<_T>(std::forward<_A>(a)...);
}

template <class _T, class _U> bool operator==(const shared_ptr<_T> &a, const shared_ptr<_U> &b) noexcept { return a.get() == b.get(); }
template <class _T> bool operator==(const shared_ptr<_T> &a, nullptr_t) noexcept { return a.get() == nullptr; }
template <class _T, class _U> bool operator<(const shared_ptr<_T> &a, const shared_ptr<_U> &b) noexcept { return a.get() < b.get(); }
template <class _T> void swap(shared_ptr<_T> &a, shared_ptr<_T> &b) noexcept { a.swap(b); }
template <class _T, class _U> shared_ptr<_T> static_pointer_cast(const shared_ptr<_U> &s) noexcept { return shared_ptr<_T>(s, static_cast<typename shared_ptr<_T>::element_type *>(s.get())); }
template <class _T, class _U> shared_ptr<_T> const_pointer_cast(const shared_ptr<_U> &s) noexcept { return shared_ptr<_T>(s, const_cast<typename shared_ptr<_T>::element_type *>(s.get())); }
template <class _T, class _U> shared_ptr<_T> dynamic_pointer_cast(const shared_ptr<_U> &s) noexcept {
  if (auto *p = dynamic_cast<typename shared_ptr<_T>::element_type *>(s.get())) return shared_ptr<_T>(s, p);
  return shared_ptr<_T>();
}
template <class _T, class _U> shared_ptr<_T> reinterpret_pointer_cast(const shared_ptr<_U> &s) noexcept { return shared_ptr<_T>(s, reinterpret_cast<typename shared_ptr<_T>::element_type *>(s.get())); }
template <class _T>
  requires(!is_array_v<_T>)
shared_ptr<_T> make_shared_for_overwrite() {
  return shared_ptr<_T>(new _T);
}
template <class _T>
  requires(is_unbounded_array_v<_T>)
shared_ptr<_T> make_shared_for_overwrite(size_t n) {
  return shared_ptr<_T>(new remove_extent_t<_T>[n]);
}
template <class _T> struct hash<shared_ptr<_T>> {
  size_t operator()(const shared_ptr<_T> &p) const noexcept { return size_t(p.get()); }
};
template <class _T> struct owner_less;
template <class _T> struct owner_less<shared_ptr<_T>> {
  bool operator()(const shared_ptr<_T> &a, const shared_ptr<_T> &b) const noexcept { return a.owner_before(b); }
};
template <class _T> struct owner_less<weak_ptr<_T>> {
  bool operator()(const weak_ptr<_T> &a, const weak_ptr<_T> &b) const noexcept { return a.owner_before(b); }
};
} // namespace std
#endif
