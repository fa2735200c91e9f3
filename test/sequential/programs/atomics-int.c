/* C11 atomic operations on int, one thread: values returned and left behind. */
#include <stdatomic.h>
#include <stdio.h>

int main(void) {
  atomic_int x = 5;
  int e;
  printf("%d ", atomic_load(&x));
  atomic_store(&x, 10);
  printf("%d ", atomic_exchange(&x, 20));
  printf("%d ", atomic_fetch_add(&x, 3));
  printf("%d ", atomic_fetch_sub(&x, 100));
  printf("%d ", atomic_fetch_and(&x, 0xf0));
  printf("%d ", atomic_fetch_or(&x, 0x0f));
  printf("%d ", atomic_fetch_xor(&x, -1));
  printf("%d\n", x);
  e = 1;
  int ok = atomic_compare_exchange_strong(&x, &e, 77);
  printf("%d %d %d ", ok, e, x);
  ok = atomic_compare_exchange_strong(&x, &e, 78);
  printf("%d %d %d\n", ok, e, x);
  while (!atomic_compare_exchange_weak(&x, &e, 79))
    ;
  printf("%d ", x);
  x += 5;
  x <<= 2;
  x++;
  --x;
  x ^= 3;
  printf("%d ", x++);
  printf("%d\n", ++x);
  printf("%d ", atomic_load_explicit(&x, memory_order_acquire));
  printf("%d ", atomic_exchange_explicit(&x, 1, memory_order_acq_rel));
  printf("%d\n", atomic_fetch_add_explicit(&x, 1, memory_order_relaxed));
  atomic_thread_fence(memory_order_seq_cst);
  atomic_signal_fence(memory_order_release);
  return 0;
}
