/* Open addressing in two slots; BAD: a load and a store in place of the compare-exchange. */
#include <heddle.h>
#include <stdatomic.h>
#include <stdbool.h>
static atomic_int slot[2];
bool add(int k) {
  k++;
  for (int i = 0; i < 2; i++) {
    atomic_int *s = &slot[(k + i) & 1];
    int at = atomic_load_explicit(s, memory_order_acquire);
    if (at == k) return false;
    if (at == 0) {
#ifdef BAD
      atomic_store_explicit(s, k, memory_order_release); return true;
#else
      if (atomic_compare_exchange_strong(s, &at, k)) return true;
      if (at == k) return false;
#endif
    }
  }
  return false;
}
bool contains(int k) {
  k++;
  for (int i = 0; i < 2; i++) if (atomic_load_explicit(&slot[(k + i) & 1], memory_order_acquire) == k) return true;
  return false;
}
HEDDLE_OP(a, add, "(0..1)")
HEDDLE_OP(c, contains, "(0..1)")
