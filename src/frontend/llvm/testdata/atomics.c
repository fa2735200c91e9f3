#include <stdatomic.h>
_Atomic int a; atomic_long l; _Atomic unsigned char c; _Atomic(void *) p; _Atomic float f; _Atomic _Bool b;
volatile int v; volatile _Atomic int va;
int loads(void) { return atomic_load(&a) + atomic_load_explicit(&a, memory_order_relaxed) + atomic_load_explicit(&a, memory_order_acquire) + atomic_load_explicit(&a, memory_order_consume) + v + va; }
void stores(int x) { atomic_store(&a, x); atomic_store_explicit(&a, x, memory_order_relaxed); atomic_store_explicit(&a, x, memory_order_release); v = x; va = x; a = x; a++; a |= 4; }
void fences(memory_order o) { atomic_thread_fence(memory_order_seq_cst); atomic_thread_fence(memory_order_acquire); atomic_thread_fence(memory_order_release); atomic_thread_fence(memory_order_acq_rel); atomic_signal_fence(memory_order_seq_cst); __sync_synchronize(); atomic_thread_fence(o); atomic_load_explicit(&a, o); }
void ptrs(void *x) { atomic_store(&p, x); void *e = 0; atomic_compare_exchange_strong(&p, &e, x); f = 1.0f; f += 2; b = !b; c++; }
atomic_flag fl = ATOMIC_FLAG_INIT;
void lock(void) { while (atomic_flag_test_and_set_explicit(&fl, memory_order_acquire)) ; atomic_flag_clear(&fl); }
