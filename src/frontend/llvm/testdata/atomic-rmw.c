#include <stdatomic.h>
atomic_int a;
atomic_long l;
volatile int v;
int rmws(int x) {
  int r = atomic_fetch_add(&a, x); r += atomic_fetch_sub_explicit(&a, x, memory_order_acq_rel); r += atomic_fetch_and(&a, x);
  r += atomic_fetch_or_explicit(&a, x, memory_order_release); r += atomic_fetch_xor_explicit(&a, x, memory_order_acquire);
  r += atomic_exchange(&a, x); r += __sync_fetch_and_add(&v, 1); r += __atomic_fetch_nand((int *)&v, 3, __ATOMIC_SEQ_CST);
  r += __atomic_fetch_min((int *)&v, 3, __ATOMIC_RELAXED); r += __atomic_fetch_max((unsigned *)&v, 3, __ATOMIC_RELAXED);
  return r + __atomic_add_fetch((long *)&l, 1, __ATOMIC_SEQ_CST);
}
int cas(int e, int d) {
  int x = e; _Bool ok = atomic_compare_exchange_strong(&a, &x, d);
  ok |= atomic_compare_exchange_weak_explicit(&a, &x, d, memory_order_acq_rel, memory_order_relaxed);
  ok |= atomic_compare_exchange_strong_explicit(&a, &x, d, memory_order_release, memory_order_relaxed);
  ok |= atomic_compare_exchange_strong_explicit(&a, &x, d, memory_order_acquire, memory_order_acquire);
  return ok + __sync_val_compare_and_swap(&v, e, d) + __sync_bool_compare_and_swap((long *)&l, e, d);
}
