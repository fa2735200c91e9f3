/*
 * The work-stealing deque of Chase and Lev (SPAA 2005) with the orders of Lê, Pop, Cohen and Zappa Nardelli (PPoPP 2013): its
 * owner pushes and takes at the bottom, thieves steal at the top. The array does not grow. -DNO_FENCE: without the fence in
 * take, an element is taken twice (also under tso); -DRELAXED: a thief may see an element that is not there yet. -DLOADS_PASS: with
 * the load-load fence that it takes where two loads of one location may come in either order (`relaxed`): the exchange of take may else
 * fail by an older top than the one before.
 */
#include <heddle.h>
#include <stdatomic.h>

#define SIZE 8
#define EMPTY 0
#define ABORT (-1)

#ifdef RELAXED
#define PUBLISH memory_order_relaxed
#else
#define PUBLISH memory_order_release
#endif

static atomic_long top, bottom;
static atomic_int buffer[SIZE];

void push(int value) {
  long b = atomic_load_explicit(&bottom, memory_order_relaxed);
  atomic_load_explicit(&top, memory_order_acquire);
  atomic_store_explicit(&buffer[b % SIZE], value, memory_order_relaxed);
  atomic_thread_fence(PUBLISH);
  atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
}

int take(void) {
  long b = atomic_load_explicit(&bottom, memory_order_relaxed) - 1;
  atomic_store_explicit(&bottom, b, memory_order_relaxed);
#ifndef NO_FENCE
  atomic_thread_fence(memory_order_seq_cst);
#endif
  long t = atomic_load_explicit(&top, memory_order_relaxed);
#ifdef LOADS_PASS
  heddle_fence_ll();
#endif
  int value = EMPTY;
  if (t <= b) {
    value = atomic_load_explicit(&buffer[b % SIZE], memory_order_relaxed);
    if (t == b) {
      if (!atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
        value = EMPTY;
      atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
    }
  } else {
    atomic_store_explicit(&bottom, b + 1, memory_order_relaxed);
  }
  return value;
}

int steal(void) {
  for (;;) {
    long t = atomic_load_explicit(&top, memory_order_acquire);
    atomic_thread_fence(memory_order_seq_cst);
    long b = atomic_load_explicit(&bottom, memory_order_acquire);
    if (t >= b) return EMPTY;
    int value = atomic_load_explicit(&buffer[t % SIZE], memory_order_relaxed);
    if (atomic_compare_exchange_strong_explicit(&top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
      return value;
  }
}

HEDDLE_OP(p, push, "@owner")
HEDDLE_OP(t, take, "@owner")
HEDDLE_OP(s, steal, "@!owner")
