#ifndef __HEDDLE_CXX_MEMORY_ORDER
#define __HEDDLE_CXX_MEMORY_ORDER
namespace std {
enum class memory_order : int {
  relaxed = __ATOMIC_RELAXED,
  consume = __ATOMIC_CONSUME,
  acquire = __ATOMIC_ACQUIRE,
  release = __ATOMIC_RELEASE,
  acq_rel = __ATOMIC_ACQ_REL,
  seq_cst = __ATOMIC_SEQ_CST
};
inline constexpr memory_order memory_order_relaxed = memory_order::relaxed;
inline constexpr memory_order memory_order_consume = memory_order::consume;
inline constexpr memory_order memory_order_acquire = memory_order::acquire;
inline constexpr memory_order memory_order_release = memory_order::release;
inline constexpr memory_order memory_order_acq_rel = memory_order::acq_rel;
inline constexpr memory_order memory_order_seq_cst = memory_order::seq_cst;

/* The order of a compare-exchange that fails, when only the other is given. */
constexpr memory_order __failure(memory_order o) noexcept {
  return o == memory_order::acq_rel ? memory_order::acquire : o == memory_order::release ? memory_order::relaxed : o;
}
} // namespace std
#endif
