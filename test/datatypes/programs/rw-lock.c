/* A pair of numbers under a reader-writer lock of one word: readers counted, -1 for a writer. WEAK: a reader leaves without release. */
#include <heddle.h>
#include <stdatomic.h>
static atomic_int state;
static int a, b;
#ifdef WEAK
#define LEAVE memory_order_relaxed
#else
#define LEAVE memory_order_release
#endif
void write_both(int v) {
  int free = 0;
  while (!atomic_compare_exchange_weak_explicit(&state, &free, -1, memory_order_acquire, memory_order_relaxed)) free = 0;
  a = v;
  b = v;
  atomic_store_explicit(&state, 0, memory_order_release);
}
int read_both(void) {
  for (;;) {
    int s = atomic_load_explicit(&state, memory_order_relaxed);
    if (s >= 0 && atomic_compare_exchange_weak_explicit(&state, &s, s + 1, memory_order_acquire, memory_order_relaxed)) break;
  }
  int x = a == b ? a : -1;
  atomic_fetch_sub_explicit(&state, 1, LEAVE);
  return x;
}
HEDDLE_OP(w, write_both)
HEDDLE_OP(r, read_both)
