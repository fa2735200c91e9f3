#ifndef __HEDDLE_CXX_UNIQUE_PTR
#define __HEDDLE_CXX_UNIQUE_PTR
#include <__heddle/allocator.h>
#include <__heddle/hash.h>
namespace std {
template <class _T> struct default_delete {
  constexpr default_delete() noexcept = default;
  template <class _U>
    requires(is_convertible_v<_U *, _T *>)
  default_delete(const default_delete<_U> &) noexcept {}
  void operator()(_T *p) const {
    static_assert(sizeof(_T) > 0, "delete of an incomplete type");
    delete p;
  }
};
template <class _T> struct default_delete<_T[]> {
  constexpr default_delete() noexcept = default;
  void operator()(_T *p) const { delete[] p; }
};
template <class _T, class _D> struct __pointer_of { using type = _T *; };
template <class _T, class _D>
  requires requires { typename remove_reference_t<_D>::pointer; }
struct __pointer_of<_T, _D> { using type = typename remove_reference_t<_D>::pointer; };

template <class _T, class _D, class _E> class __unique_base {
public:
  using pointer = typename __pointer_of<_E, _D>::type;
  using element_type = _E;
  using deleter_type = _D;

protected:
  pointer __p = pointer();
  [[no_unique_address]] _D __d{};

public:
  constexpr __unique_base() noexcept = default;
  constexpr __unique_base(pointer p) noexcept : __p(p) {}
  template <class _F> __unique_base(pointer p, _F &&d) noexcept : __p(p), __d(std::forward<_F>(d)) {}
  __unique_base(const __unique_base &) = delete;
  ~__unique_base() {
    if (__p != nullptr) __d(__p);
  }
  pointer release() noexcept { return std::exchange(__p, pointer()); }
  void reset(pointer p = pointer()) noexcept {
    pointer old = std::exchange(__p, p);
    if (old != nullptr) __d(old);
  }
  pointer get() const noexcept { return __p; }
  _D &get_deleter() noexcept { return __d; }
  const _D &get_deleter() const noexcept { return __d; }
  explicit operator bool() const noexcept { return __p != nullptr; }
};

template <class _T, class _D = default_delete<_T>> class unique_ptr : public __unique_base<_T, _D, _T> {
  using __base = __unique_base<_T, _D, _T>;

public:
  using pointer = typename __base::pointer;
  constexpr unique_ptr() noexcept = default;
  constexpr unique_ptr(nullptr_t) noexcept {}
  explicit unique_ptr(pointer p) noexcept : __base(p) {}
  unique_ptr(pointer p, const remove_reference_t<_D> &d) noexcept : __base(p, d) {}
  unique_ptr(pointer p, remove_reference_t<_D> &&d) noexcept requires(!is_reference_v<_D>) : __base(p, std::move(d)) {}
  unique_ptr(unique_ptr &&other) noexcept : __base(other.release(), std::forward<_D>(other.get_deleter())) {}
  template <class _U, class _E>
    requires(!is_array_v<_U> && is_convertible_v<typename unique_ptr<_U, _E>::pointer, pointer>)
  unique_ptr(unique_ptr<_U, _E> &&other) noexcept : __base(other.release(), std::forward<_E>(other.get_deleter())) {}
  unique_ptr &operator=(unique_ptr &&other) noexcept {
    this->reset(other.release());
    this->__d = std::forward<_D>(other.get_deleter());
    return *this;
  }
  template <class _U, class _E>
    requires(!is_array_v<_U> && is_convertible_v<typename unique_ptr<_U, _E>::pointer, pointer>)
  unique_ptr &operator=(unique_ptr<_U, _E> &&other) noexcept {
    this->reset(other.release());
    this->__d = std::forward<_E>(other.get_deleter());
    return *this;
  }
  unique_ptr &operator=(nullptr_t) noexcept {
    this->reset();
    return *this;
  }
  void swap(unique_ptr &other) noexcept {
    std::swap(this->__p, other.__p);
    std::swap(this->__d, other.__d);
  }
  add_lvalue_reference_t<_T> operator*() const noexcept { return *this->__p; }
  pointer operator->() const noexcept { return this->__p; }
};
template <class _T, class _D> class unique_ptr<_T[], _D> : public __unique_base<_T[], _D, _T> {
  using __base = __unique_base<_T[], _D, _T>;

public:
  using pointer = typename __base::pointer;
  constexpr unique_ptr() noexcept = default;
  constexpr unique_ptr(nullptr_t) noexcept {}
  explicit unique_ptr(pointer p) noexcept : __base(p) {}
  unique_ptr(pointer p, _D d) noexcept : __base(p, std::move(d)) {}
  unique_ptr(unique_ptr &&other) noexcept : __base(other.release(), std::forward<_D>(other.get_deleter())) {}
  unique_ptr &operator=(unique_ptr &&other) noexcept {
    this->reset(other.release());
    this->__d = std::forward<_D>(other.get_deleter());
    return *this;
  }
  unique_ptr &operator=(nullptr_t) noexcept {
    this->reset();
    return *this;
  }
  void swap(unique_ptr &other) noexcept { std::swap(this->__p, other.__p); }
  _T &operator[](size_t i) const { return this->__p[i]; }
};
template <class _T, class _D> void swap(unique_ptr<_T, _D> &a, unique_ptr<_T, _D> &b) noexcept { a.swap(b); }
template <class _T, class _D, class _U, class _E> bool operator==(const unique_ptr<_T, _D> &a, const unique_ptr<_U, _E> &b) { return a.get() == b.get(); }
template <class _T, class _D> bool operator==(const unique_ptr<_T, _D> &a, nullptr_t) noexcept { return a.get() == nullptr; }
template <class _T, class _D, class _U, class _E> bool operator<(const unique_ptr<_T, _D> &a, const unique_ptr<_U, _E> &b) { return a.get() < b.get(); }

template <class _T, class... _A>
  requires(!is_array_v<_T>)
unique_ptr<_T> make_unique(_A &&...a) {
  return unique_ptr<_T>(new _T(std::forward<_A>(a)...));
}
template <class _T>
  requires(is_unbounded_array_v<_T>)
unique_ptr<_T> make_unique(size_t n) {
  return unique_ptr<_T>(new remove_extent_t<_T>[n]());
}
template <class _T>
  requires(!is_array_v<_T>)
unique_ptr<_T> make_unique_for_overwrite() {
  return unique_ptr<_T>(new _T);
}
template <class _T>
  requires(is_unbounded_array_v<_T>)
unique_ptr<_T> make_unique_for_overwrite(size_t n) {
  return unique_ptr<_T>(new remove_extent_t<_T>[n]);
}
template <class _T, class _D> struct hash<unique_ptr<_T, _D>> {
  size_t operator()(const unique_ptr<_T, _D> &p) const { return size_t(p.get()); }
};
} // namespace std
#endif
