#ifndef __HEDDLE_CXX_THREAD_ID
#define __HEDDLE_CXX_THREAD_ID
#include <__heddle/hash.h>
#include <__heddle/intrinsics.h>
#include <compare>
namespace std {
class __thread_id {
  unsigned long __n = 0; // 0: none, else the thread's number + 1

public:
  constexpr __thread_id() noexcept = default;
  constexpr explicit __thread_id(unsigned long handle) noexcept : __n(handle + 1) {}
  constexpr unsigned long __handle() const noexcept { return __n - 1; }
  constexpr unsigned long __number() const noexcept { return __n; }
  friend constexpr bool operator==(__thread_id, __thread_id) noexcept = default;
  friend constexpr strong_ordering operator<=>(__thread_id a, __thread_id b) noexcept { return a.__n <=> b.__n; }
};
template <> struct hash<__thread_id> {
  size_t operator()(__thread_id id) const noexcept { return id.__number(); }
};
template <class _S> _S &operator<<(_S &out, __thread_id id) { return static_cast<_S &>(out << id.__number()); }
} // namespace std
#endif
