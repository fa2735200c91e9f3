// Waiting for a value: what std::atomic's wait and notify are made of.
//
// A waiter that saw the old value sleeps until somebody notifies (ISO C++ 33.5.6): a store alone does not wake it, so a
// forgotten notification is a deadlock here as it may be one on the machine. The set of those who wait is a condition
// variable's word (docs/intrinsics.md), one for each atomic that is waited for, found by its address. No wake-up is lost:
// the waiter enters the set before it looks again, the notifier stored before it looks into the set, and there is a
// seq_cst fence between the two steps of each (the standard's "eligible to be unblocked"). A waiter's fence adds nothing that a
// program could rely on: an execution without the second look has none. A notifier's is always there (docs/limitations.md).
#ifndef __HEDDLE_CXX_WAIT
#define __HEDDLE_CXX_WAIT
#include <__heddle/intrinsics.h>
#include <__heddle/raw-atomic.h>
namespace std {
/* As the standard compares: by the bits of the value. */
template <class _T> inline bool __same_bits(const _T &a, const _T &b) noexcept {
  if constexpr (__is_class(_T) || __is_union(_T)) {
    const unsigned char *p = (const unsigned char *)&a, *q = (const unsigned char *)&b;
    for (size_t i = 0; i < sizeof(_T); i++)
      if (p[i] != q[i]) return false;
    return true;
  } else
    return a == b;
}

inline constexpr size_t __n_waited = 509; // a prime
/* Reports know this name (src/vm/sync/sync.ts, src/trace/users-names.ts). */
inline constinit unsigned long long __waited[__n_waited] = {};
inline constinit __raw_atomic<size_t> __waited_by_address[__n_waited] = {};
/* Has no body: two atomics that are waited for have the same place in the table. The call is reported. */
void too_many_atomics_are_waited_for() noexcept;

inline size_t __place_of(const volatile void *object) noexcept { return (size_t)object / 4 % __n_waited; }

template <class _F> inline void __wait_while(const volatile void *object, _F holds) noexcept {
  if (!holds()) return;
  size_t place = std::__place_of(object), known = 0;
  if (!__c11_atomic_compare_exchange_strong(&__waited_by_address[place], &known, (size_t)object, __ATOMIC_RELAXED, __ATOMIC_RELAXED) && known != (size_t)object)
    too_many_atomics_are_waited_for();
  unsigned long long *waiters = &__waited[place];
  for (;;) {
    __heddle_cond_enqueue(waiters);
    __c11_atomic_thread_fence(__ATOMIC_SEQ_CST);
    if (!holds()) {
      __heddle_cond_cancel(waiters);
      return;
    }
    if (__heddle_cond_wait(waiters) != 0) __heddle_cond_cancel(waiters);
    if (!holds()) return;
  }
}
inline void __notify_one(const volatile void *object) noexcept {
  __c11_atomic_thread_fence(__ATOMIC_SEQ_CST);
  __heddle_cond_signal(&__waited[std::__place_of(object)]);
}
inline void __notify_all(const volatile void *object) noexcept {
  __c11_atomic_thread_fence(__ATOMIC_SEQ_CST);
  __heddle_cond_broadcast(&__waited[std::__place_of(object)]);
}
} // namespace std
#endif
