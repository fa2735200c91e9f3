#ifndef __HEDDLE_CXX_EXCEPTION_PTR
#define __HEDDLE_CXX_EXCEPTION_PTR
extern "C" {
void *__cxa_current_primary_exception() noexcept;
void __cxa_increment_exception_refcount(void *) noexcept;
void __cxa_decrement_exception_refcount(void *) noexcept;
[[noreturn]] void __cxa_rethrow_primary_exception(void *);
}
namespace std {
class exception_ptr {
  void *__object = nullptr;

public:
  exception_ptr() noexcept = default;
  exception_ptr(decltype(nullptr)) noexcept {}
  exception_ptr(const exception_ptr &other) noexcept : __object(other.__object) {
    if (__object != nullptr) __cxa_increment_exception_refcount(__object);
  }
  exception_ptr(exception_ptr &&other) noexcept : __object(other.__object) { other.__object = nullptr; }
  exception_ptr &operator=(exception_ptr other) noexcept {
    void *object = __object;
    __object = other.__object;
    other.__object = object;
    return *this;
  }
  ~exception_ptr() {
    if (__object != nullptr) __cxa_decrement_exception_refcount(__object);
  }
  explicit operator bool() const noexcept { return __object != nullptr; }
  friend bool operator==(const exception_ptr &a, const exception_ptr &b) noexcept { return a.__object == b.__object; }
  friend exception_ptr current_exception() noexcept {
    exception_ptr p;
    p.__object = __cxa_current_primary_exception();
    return p;
  }
  [[noreturn]] friend void rethrow_exception(exception_ptr p) { __cxa_rethrow_primary_exception(p.__object); }
};
exception_ptr current_exception() noexcept;
[[noreturn]] void rethrow_exception(exception_ptr p);
template <class _E> exception_ptr make_exception_ptr(_E e) noexcept {
  try {
    throw e;
  } catch (...) {
    return current_exception();
  }
}
class nested_exception {
  exception_ptr __p = current_exception();

public:
  nested_exception() noexcept = default;
  nested_exception(const nested_exception &) noexcept = default;
  nested_exception &operator=(const nested_exception &) noexcept = default;
  virtual ~nested_exception() = default;
  [[noreturn]] void rethrow_nested() const {
    if (!__p) terminate();
    rethrow_exception(__p);
  }
  exception_ptr nested_ptr() const noexcept { return __p; }
};
template <class _E> struct __with_nested : _E, nested_exception {
  explicit __with_nested(const _E &e) : _E(e) {}
};
template <class _E> [[noreturn]] void throw_with_nested(const _E &e) {
  if constexpr (__is_class(_E) && !__is_final(_E) && !__is_base_of(nested_exception, _E)) throw __with_nested<_E>(e);
  else throw e;
}
template <class _E> void rethrow_if_nested(const _E &e) {
  if constexpr (__is_polymorphic(_E))
    if (auto *p = dynamic_cast<const nested_exception *>(__builtin_addressof(e)))
      if (p->nested_ptr()) p->rethrow_nested();
}
} // namespace std
#endif
