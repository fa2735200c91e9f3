#ifndef __HEDDLE_CXX_ATOMIC_FLAG
#define __HEDDLE_CXX_ATOMIC_FLAG
#include <__heddle/raw-atomic.h>
#include <__heddle/memory-order.h>
#include <__heddle/wait.h>
namespace std {
struct atomic_flag {
  mutable __raw_atomic<bool> __v;
  constexpr atomic_flag() noexcept : __v(false) {}
  constexpr atomic_flag(bool set) noexcept : __v(set) {} // ATOMIC_FLAG_INIT
  atomic_flag(const atomic_flag &) = delete;
  atomic_flag &operator=(const atomic_flag &) = delete;
  bool test_and_set(memory_order o = memory_order::seq_cst) noexcept { return __c11_atomic_exchange(&__v, true, int(o)); }
  void clear(memory_order o = memory_order::seq_cst) noexcept { __c11_atomic_store(&__v, false, int(o)); }
  bool test(memory_order o = memory_order::seq_cst) const noexcept { return __c11_atomic_load(&__v, int(o)); }
  bool test_and_set(memory_order o = memory_order::seq_cst) volatile noexcept { return __c11_atomic_exchange(&__v, true, int(o)); }
  void clear(memory_order o = memory_order::seq_cst) volatile noexcept { __c11_atomic_store(&__v, false, int(o)); }
  bool test(memory_order o = memory_order::seq_cst) const volatile noexcept { return __c11_atomic_load(&__v, int(o)); }
  void wait(bool old, memory_order o = memory_order::seq_cst) const noexcept {
    std::__wait_while(&__v, [&]() noexcept { return test(o) == old; });
  }
  void notify_one() noexcept { std::__notify_one(&__v); }
  void notify_all() noexcept { std::__notify_all(&__v); }
};
#define ATOMIC_FLAG_INIT {false}
inline bool atomic_flag_test(const atomic_flag *f) noexcept { return f->test(); }
inline bool atomic_flag_test_explicit(const atomic_flag *f, memory_order o) noexcept { return f->test(o); }
inline bool atomic_flag_test_and_set(atomic_flag *f) noexcept { return f->test_and_set(); }
inline bool atomic_flag_test_and_set_explicit(atomic_flag *f, memory_order o) noexcept { return f->test_and_set(o); }
inline void atomic_flag_clear(atomic_flag *f) noexcept { f->clear(); }
inline void atomic_flag_clear_explicit(atomic_flag *f, memory_order o) noexcept { f->clear(o); }
inline void atomic_flag_wait(const atomic_flag *f, bool old) noexcept { f->wait(old); }
inline void atomic_flag_wait_explicit(const atomic_flag *f, bool old, memory_order o) noexcept { f->wait(old, o); }
inline void atomic_flag_notify_one(atomic_flag *f) noexcept { f->notify_one(); }
inline void atomic_flag_notify_all(atomic_flag *f) noexcept { f->notify_all(); }
} // namespace std
#endif
