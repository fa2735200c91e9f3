// std::atomic<std::shared_ptr<T>> and its weak twin: a lock and the pointer, as in the usual implementations.
#ifndef __HEDDLE_CXX_ATOMIC_SHARED_PTR
#define __HEDDLE_CXX_ATOMIC_SHARED_PTR
#include <__heddle/intrinsics.h>
#include <__heddle/memory-order.h>
#include <__heddle/shared-ptr.h>
namespace std {
template <class _T> struct atomic;
template <class _P> class __locked_pointer {
  mutable int __word = 0;
  _P __value;
  struct __guard {
    int *__w;
    explicit __guard(int *w) noexcept : __w(w) { __heddle_lock(w); }
    ~__guard() { __heddle_unlock(__w); }
  };

public:
  using value_type = _P;
  static constexpr bool is_always_lock_free = false;
  constexpr __locked_pointer() noexcept = default;
  __locked_pointer(_P p) noexcept : __value(std::move(p)) {}
  __locked_pointer(const __locked_pointer &) = delete;
  __locked_pointer &operator=(const __locked_pointer &) = delete;
  bool is_lock_free() const noexcept { return false; }
  _P load(memory_order = memory_order::seq_cst) const noexcept {
    __guard held(&__word);
    return __value;
  }
  void store(_P p, memory_order = memory_order::seq_cst) noexcept { (void)exchange(std::move(p)); }
  _P exchange(_P p, memory_order = memory_order::seq_cst) noexcept {
    __guard held(&__word);
    __value.swap(p);
    return p;
  }
  bool compare_exchange_strong(_P &seen, _P p, memory_order = memory_order::seq_cst, memory_order = memory_order::seq_cst) noexcept {
    _P old;
    {
      __guard held(&__word);
      old = __value;
      if (!old.owner_before(seen) && !seen.owner_before(old)) {
        __value.swap(p);
        return true;
      }
    }
    seen = std::move(old);
    return false;
  }
  bool compare_exchange_weak(_P &seen, _P p, memory_order o = memory_order::seq_cst, memory_order f = memory_order::seq_cst) noexcept {
    return compare_exchange_strong(seen, std::move(p), o, f);
  }
  operator _P() const noexcept { return load(); }
  void operator=(_P p) noexcept { store(std::move(p)); }
};
template <class _T> struct atomic<shared_ptr<_T>> : __locked_pointer<shared_ptr<_T>> {
  using __locked_pointer<shared_ptr<_T>>::__locked_pointer;
  using __locked_pointer<shared_ptr<_T>>::operator=;
};
template <class _T> struct atomic<weak_ptr<_T>> : __locked_pointer<weak_ptr<_T>> {
  using __locked_pointer<weak_ptr<_T>>::__locked_pointer;
  using __locked_pointer<weak_ptr<_T>>::operator=;
};
} // namespace std
#endif
