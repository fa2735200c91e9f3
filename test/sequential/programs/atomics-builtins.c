/* gcc's __sync_* and __atomic_* builtins. */
#include <stdio.h>

int main(void) {
  int x = 10;
  long y = 1;
  unsigned char c = 255;
  int a = __sync_fetch_and_add(&x, 5), b = __sync_add_and_fetch(&x, 5), d = __sync_sub_and_fetch(&x, 1);
  printf("%d %d %d %d\n", a, b, d, x);
  a = __sync_val_compare_and_swap(&x, 19, 100), b = __sync_bool_compare_and_swap(&x, 19, 200);
  printf("%d %d %d\n", a, b, x);
  a = __sync_lock_test_and_set(&x, 1);
  __sync_lock_release(&x);
  printf("%d %d\n", a, x);
  __sync_synchronize();
  long l = __atomic_fetch_add(&y, 41, __ATOMIC_SEQ_CST), m = __atomic_add_fetch(&y, 1, __ATOMIC_RELAXED);
  printf("%ld %ld %ld\n", l, m, __atomic_load_n(&y, __ATOMIC_ACQUIRE));
  __atomic_store_n(&y, 7, __ATOMIC_RELEASE);
  l = __atomic_exchange_n(&y, 8, __ATOMIC_ACQ_REL);
  long e = 8;
  int ok = __atomic_compare_exchange_n(&y, &e, 9, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);
  printf("%ld %d %ld\n", l, ok, y);
  unsigned char n = __atomic_nand_fetch(&c, 0x0f, __ATOMIC_SEQ_CST), o = __atomic_fetch_or(&c, 1, __ATOMIC_SEQ_CST);
  printf("%d %d %d\n", n, o, c);
  int fetched = __sync_fetch_and_nand(&x, 3);
  printf("%d %d\n", fetched, x);
  int t;
  __atomic_load(&x, &t, __ATOMIC_SEQ_CST);
  int u = 5;
  __atomic_store(&x, &u, __ATOMIC_SEQ_CST);
  c = 0;
  a = __atomic_test_and_set(&c, __ATOMIC_SEQ_CST);
  printf("%d %d %d %d\n", t, x, a, c);
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  return 0;
}
