// std::atomic_ref: atomic operations on an ordinary object.
#ifndef __HEDDLE_CXX_ATOMIC_REF
#define __HEDDLE_CXX_ATOMIC_REF
#include <__heddle/raw-atomic.h>
#include <__heddle/atomic-base.h>
namespace std {
template <class _T> struct __difference { using type = _T; };
template <class _T> struct __difference<_T *> { using type = ptrdiff_t; };
template <class _T> struct atomic_ref {
  static_assert(is_trivially_copyable_v<_T>, "std::atomic_ref<T> needs a trivially copyable T");
  static_assert(sizeof(__raw_atomic<_T>) == sizeof(_T) && sizeof(_T) <= 16, "std::atomic_ref<T> of a size that no machine has is not modelled");
  static constexpr bool __integer = is_integral_v<_T> && !is_same_v<_T, bool>;
  static constexpr bool __counts = __integer || is_pointer_v<_T>;
  static constexpr bool __adds = __counts || is_floating_point_v<_T>;
  using value_type = _T;
  using difference_type = typename __difference<_T>::type;
  static constexpr bool is_always_lock_free = true;
  static constexpr size_t required_alignment = alignof(__raw_atomic<_T>);

  explicit atomic_ref(_T &x) noexcept : __p(&x) {}
  atomic_ref(const atomic_ref &) noexcept = default;
  atomic_ref &operator=(const atomic_ref &) = delete;
  bool is_lock_free() const noexcept { return is_always_lock_free; }
  _T load(memory_order o = memory_order::seq_cst) const noexcept { return __c11_atomic_load(__a(), int(o)); }
  void store(_T x, memory_order o = memory_order::seq_cst) const noexcept { __c11_atomic_store(__a(), x, int(o)); }
  _T exchange(_T x, memory_order o = memory_order::seq_cst) const noexcept { return __c11_atomic_exchange(__a(), x, int(o)); }
  bool compare_exchange_strong(_T &seen, _T x, memory_order o, memory_order f) const noexcept {
    return __c11_atomic_compare_exchange_strong(__a(), &seen, x, int(o), int(f));
  }
  bool compare_exchange_weak(_T &seen, _T x, memory_order o, memory_order f) const noexcept {
    return __c11_atomic_compare_exchange_weak(__a(), &seen, x, int(o), int(f));
  }
  bool compare_exchange_strong(_T &seen, _T x, memory_order o = memory_order::seq_cst) const noexcept {
    return compare_exchange_strong(seen, x, o, __failure(o));
  }
  bool compare_exchange_weak(_T &seen, _T x, memory_order o = memory_order::seq_cst) const noexcept {
    return compare_exchange_weak(seen, x, o, __failure(o));
  }
  operator _T() const noexcept { return load(); }
  _T operator=(_T x) const noexcept {
    store(x);
    return x;
  }
  _T fetch_add(difference_type x, memory_order o = memory_order::seq_cst) const noexcept requires __adds { return std::__fetch_add<_T>(__a(), x, o); }
  _T fetch_sub(difference_type x, memory_order o = memory_order::seq_cst) const noexcept requires __adds { return std::__fetch_sub<_T>(__a(), x, o); }
  _T operator+=(difference_type x) const noexcept requires __adds { return fetch_add(x) + x; }
  _T operator-=(difference_type x) const noexcept requires __adds { return fetch_sub(x) - x; }
  _T operator++() const noexcept requires __counts { return fetch_add(1) + 1; }
  _T operator--() const noexcept requires __counts { return fetch_sub(1) - 1; }
  _T operator++(int) const noexcept requires __counts { return fetch_add(1); }
  _T operator--(int) const noexcept requires __counts { return fetch_sub(1); }
  _T fetch_and(_T x, memory_order o = memory_order::seq_cst) const noexcept requires __integer { return __c11_atomic_fetch_and(__a(), x, int(o)); }
  _T fetch_or(_T x, memory_order o = memory_order::seq_cst) const noexcept requires __integer { return __c11_atomic_fetch_or(__a(), x, int(o)); }
  _T fetch_xor(_T x, memory_order o = memory_order::seq_cst) const noexcept requires __integer { return __c11_atomic_fetch_xor(__a(), x, int(o)); }
  _T operator&=(_T x) const noexcept requires __integer { return fetch_and(x) & x; }
  _T operator|=(_T x) const noexcept requires __integer { return fetch_or(x) | x; }
  _T operator^=(_T x) const noexcept requires __integer { return fetch_xor(x) ^ x; }
  void wait(_T old, memory_order o = memory_order::seq_cst) const noexcept {
    std::__wait_while(__p, [&]() noexcept { return std::__same_bits(load(o), old); });
  }
  void notify_one() const noexcept { std::__notify_one(__p); }
  void notify_all() const noexcept { std::__notify_all(__p); }

private:
  _T *__p;
  __raw_atomic<_T> *__a() const noexcept { return (__raw_atomic<_T> *)__p; }
};
template <class _T> atomic_ref(_T &) -> atomic_ref<_T>;
} // namespace std
#endif
