/* Flat combining: two slots for requests, and who has the lock serves both. BAD: served without release. */
#include <heddle.h>
#include <stdatomic.h>
static atomic_int req[2], res[2], lk; static atomic_int who; static int value;
int inc(void) {
  int me = atomic_fetch_add_explicit(&who, 1, memory_order_relaxed) & 1;
  /* a slot may be busy with an older call */
  int z = 0;
  while (!atomic_compare_exchange_weak_explicit(&req[me], &z, 1, memory_order_acquire, memory_order_relaxed)) z = 0;
  for (;;) {
    if (atomic_load_explicit(&req[me], memory_order_acquire) == 2) break;
    int f = 0;
    if (atomic_compare_exchange_strong_explicit(&lk, &f, 1, memory_order_acquire, memory_order_relaxed)) {
      for (int i = 0; i < 2; i++)
        if (atomic_load_explicit(&req[i], memory_order_acquire) == 1) {
          atomic_store_explicit(&res[i], ++value, memory_order_relaxed);
#ifdef BAD
          atomic_store_explicit(&req[i], 2, memory_order_relaxed);
#else
          atomic_store_explicit(&req[i], 2, memory_order_release);
#endif
        }
      atomic_store_explicit(&lk, 0, memory_order_release);
    }
  }
  int r = atomic_load_explicit(&res[me], memory_order_relaxed);
  atomic_store_explicit(&req[me], 0, memory_order_release);
  return r;
}
HEDDLE_OP(i, inc)
