// std::atomic<T> on clang's __raw_atomic<T>: the same events as C's atomics.
#ifndef __HEDDLE_CXX_ATOMIC_BASE
#define __HEDDLE_CXX_ATOMIC_BASE
#include <__heddle/raw-atomic.h>
#include <__heddle/memory-order.h>
#include <__heddle/wait.h>
#include <type_traits>

namespace std {
/* A size that no machine has (3, 5, 12 …) is made up to the next one, with zeros that every compiler writes. */
template <class _T> inline constexpr size_t __fill = sizeof(__raw_atomic<_T>) - sizeof(_T);
template <class _T> struct __filled {
  _T __x;
  unsigned char __zeros[__fill<_T> == 0 ? 1 : __fill<_T>];
};

/* Load, store, exchange, compare-exchange, wait: what every type has. */
template <class _T> struct __atomic_any {
  static_assert(is_trivially_copyable_v<_T> && is_copy_constructible_v<_T> && is_move_constructible_v<_T>,
                "std::atomic<T> needs a trivially copyable T");
  static constexpr bool __odd = __fill<_T> != 0 && sizeof(_T) <= 16;
  using __stored = conditional_t<__odd, __filled<_T>, _T>;
  mutable __raw_atomic<__stored> __v;
  static constexpr __stored __in(_T x) noexcept {
    if constexpr (__odd) return {x, {}};
    else return x;
  }
  static constexpr _T __out(__stored x) noexcept {
    if constexpr (__odd) return x.__x;
    else return x;
  }

  using value_type = _T;
  static constexpr bool is_always_lock_free = sizeof(__raw_atomic<_T>) <= 16;
  constexpr __atomic_any() noexcept : __v(__in(_T())) {}
  constexpr __atomic_any(_T x) noexcept : __v(__in(x)) {}
  __atomic_any(const __atomic_any &) = delete;
  __atomic_any &operator=(const __atomic_any &) = delete;

  bool is_lock_free() const volatile noexcept { return is_always_lock_free; }
  bool is_lock_free() const noexcept { return is_always_lock_free; }
  _T load(memory_order o = memory_order::seq_cst) const noexcept { return __out(__c11_atomic_load(&__v, int(o))); }
  void store(_T x, memory_order o = memory_order::seq_cst) noexcept { __c11_atomic_store(&__v, __in(x), int(o)); }
  _T exchange(_T x, memory_order o = memory_order::seq_cst) noexcept { return __out(__c11_atomic_exchange(&__v, __in(x), int(o))); }
  bool compare_exchange_strong(_T &seen, _T x, memory_order o, memory_order f) noexcept {
    if constexpr (__odd) {
      __stored stored = __in(seen);
      bool done = __c11_atomic_compare_exchange_strong(&__v, &stored, __in(x), int(o), int(f));
      if (!done) seen = stored.__x;
      return done;
    } else
      return __c11_atomic_compare_exchange_strong(&__v, &seen, x, int(o), int(f));
  }
  bool compare_exchange_weak(_T &seen, _T x, memory_order o, memory_order f) noexcept {
    if constexpr (__odd) return compare_exchange_strong(seen, x, o, f);
    else return __c11_atomic_compare_exchange_weak(&__v, &seen, x, int(o), int(f));
  }
  bool compare_exchange_strong(_T &seen, _T x, memory_order o = memory_order::seq_cst) noexcept {
    return compare_exchange_strong(seen, x, o, __failure(o));
  }
  bool compare_exchange_weak(_T &seen, _T x, memory_order o = memory_order::seq_cst) noexcept {
    return compare_exchange_weak(seen, x, o, __failure(o));
  }
  operator _T() const noexcept { return load(); }
  _T operator=(_T x) noexcept {
    store(x);
    return x;
  }

  _T load(memory_order o = memory_order::seq_cst) const volatile noexcept { return __out(__c11_atomic_load(&__v, int(o))); }
  void store(_T x, memory_order o = memory_order::seq_cst) volatile noexcept { __c11_atomic_store(&__v, __in(x), int(o)); }
  operator _T() const volatile noexcept { return load(); }
  _T operator=(_T x) volatile noexcept {
    store(x);
    return x;
  }

  void wait(_T old, memory_order o = memory_order::seq_cst) const noexcept {
    std::__wait_while(&__v, [&]() noexcept { return std::__same_bits(load(o), old); });
  }
  void notify_one() noexcept { std::__notify_one(&__v); }
  void notify_all() noexcept { std::__notify_all(&__v); }
};

/* Machines add integers; floating-point numbers are added by compare-exchange. */
template <class _T, class _D> inline _T __fetch_add(__raw_atomic<_T> *p, _D x, memory_order o) noexcept {
  if constexpr (is_floating_point_v<_T>) {
    _T seen = __c11_atomic_load(p, __ATOMIC_RELAXED);
    while (!__c11_atomic_compare_exchange_strong(p, &seen, seen + x, int(o), __ATOMIC_RELAXED)) {
    }
    return seen;
  } else
    return __c11_atomic_fetch_add(p, x, int(o));
}
template <class _T, class _D> inline _T __fetch_sub(__raw_atomic<_T> *p, _D x, memory_order o) noexcept {
  if constexpr (is_floating_point_v<_T>) return std::__fetch_add<_T>(p, -x, o);
  else return __c11_atomic_fetch_sub(p, x, int(o));
}

template <class _T, class _D> struct __atomic_additive : __atomic_any<_T> {
  using difference_type = _D;
  using __atomic_any<_T>::__atomic_any;
  using __atomic_any<_T>::operator=;
  _T fetch_add(_D x, memory_order o = memory_order::seq_cst) noexcept { return std::__fetch_add<_T>(&this->__v, x, o); }
  _T fetch_sub(_D x, memory_order o = memory_order::seq_cst) noexcept { return std::__fetch_sub<_T>(&this->__v, x, o); }
  _T operator+=(_D x) noexcept { return fetch_add(x) + x; }
  _T operator-=(_D x) noexcept { return fetch_sub(x) - x; }
};

template <class _T, class _D> struct __atomic_counting : __atomic_additive<_T, _D> {
  using __atomic_additive<_T, _D>::__atomic_additive;
  using __atomic_additive<_T, _D>::operator=;
  _T operator++() noexcept { return this->fetch_add(1) + 1; }
  _T operator--() noexcept { return this->fetch_sub(1) - 1; }
  _T operator++(int) noexcept { return this->fetch_add(1); }
  _T operator--(int) noexcept { return this->fetch_sub(1); }
};

template <class _T> struct __atomic_integral : __atomic_counting<_T, _T> {
  using __atomic_counting<_T, _T>::__atomic_counting;
  using __atomic_counting<_T, _T>::operator=;
  _T fetch_and(_T x, memory_order o = memory_order::seq_cst) noexcept { return __c11_atomic_fetch_and(&this->__v, x, int(o)); }
  _T fetch_or(_T x, memory_order o = memory_order::seq_cst) noexcept { return __c11_atomic_fetch_or(&this->__v, x, int(o)); }
  _T fetch_xor(_T x, memory_order o = memory_order::seq_cst) noexcept { return __c11_atomic_fetch_xor(&this->__v, x, int(o)); }
  _T operator&=(_T x) noexcept { return fetch_and(x) & x; }
  _T operator|=(_T x) noexcept { return fetch_or(x) | x; }
  _T operator^=(_T x) noexcept { return fetch_xor(x) ^ x; }
};

template <class _T> struct __atomic_base { using type = __atomic_any<_T>; };
template <class _T>
  requires(is_integral_v<_T> && !is_same_v<_T, bool>)
struct __atomic_base<_T> { using type = __atomic_integral<_T>; };
template <class _T>
  requires(is_floating_point_v<_T>)
struct __atomic_base<_T> { using type = __atomic_additive<_T, _T>; };
template <class _T>
  requires(is_object_v<_T>)
struct __atomic_base<_T *> { using type = __atomic_counting<_T *, ptrdiff_t>; };

template <class _T> struct atomic : __atomic_base<_T>::type {
  using __base = typename __atomic_base<_T>::type;
  constexpr atomic() noexcept = default;
  constexpr atomic(_T x) noexcept : __base(x) {}
  using __base::operator=;
};
template <class _T> atomic(_T) -> atomic<_T>;
} // namespace std
#endif
