/* A ticket lock that counts its owners. RELAXED: unlock without release. BAD_TRY: tries in two steps. */
#include <heddle.h>
#include <stdatomic.h>
#ifdef RELAXED
#define RELEASE memory_order_relaxed
#else
#define RELEASE memory_order_release
#endif
static atomic_uint next, now;
static int owner;
void lock(void) {
  unsigned mine = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
  while (atomic_load_explicit(&now, memory_order_acquire) != mine) {
  }
  owner++;
}
int unlock(void) {
  int seen = owner;
  atomic_store_explicit(&now, atomic_load_explicit(&now, memory_order_relaxed) + 1, RELEASE);
  return seen;
}
_Bool try(void) {
  unsigned free = atomic_load_explicit(&now, memory_order_acquire);
#ifdef BAD_TRY
  if (atomic_load_explicit(&next, memory_order_relaxed) != free) return 0;
  atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
#else
  unsigned mine = free;
  if (!atomic_compare_exchange_strong_explicit(&next, &mine, free + 1, memory_order_acquire, memory_order_relaxed)) return 0;
#endif
  owner++;
  return 1;
}
HEDDLE_OP(l, lock, "!")
HEDDLE_OP(u, unlock, "@<l")
HEDDLE_OP(t, try)
