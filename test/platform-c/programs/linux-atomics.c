/* Every family of atomic_t, on one thread.
 * platform: verified
 * platform: -DWRONG violated assertion
 */
#include <heddle/linux.h>

#define CHECK(c) BUG_ON(!(c))

int main(void) {
  atomic_t v = ATOMIC_INIT(1);
  atomic64_t w = ATOMIC64_INIT(0x100000000LL);
  atomic_long_t l = ATOMIC_LONG_INIT(-1);
  int old = 5;
  u64 big = 1;
  CHECK(atomic_read(&v) == 1);
  atomic_inc(&v);
  atomic_add(3, &v);
  atomic_sub(1, &v);
  CHECK(atomic_read_acquire(&v) == 4);
  CHECK(atomic_add_return(2, &v) == 6 && atomic_fetch_add(1, &v) == 6 && atomic_sub_return(2, &v) == 5);
  CHECK(atomic_cmpxchg(&v, 4, 9) == 5 && atomic_cmpxchg(&v, 5, 9) == 5 && atomic_read(&v) == 9);
  CHECK(!atomic_try_cmpxchg(&v, &old, 1) && old == 9 && atomic_try_cmpxchg(&v, &old, 1));
  CHECK(atomic_xchg(&v, 0) == 1 && !atomic_inc_not_zero(&v) && !atomic_add_unless(&v, 1, 0));
  CHECK(atomic_add_negative(-1, &v) && atomic_inc_and_test(&v));
  atomic_or(6, &v);
  atomic_and(3, &v);
  CHECK(atomic_fetch_xor(1, &v) == 2 && atomic_read(&v) == 3);
  atomic64_inc(&w);
  CHECK(atomic64_read(&w) == 0x100000001LL && atomic64_dec_return(&w) == 0x100000000LL);
  CHECK(atomic_long_inc_and_test(&l));
  CHECK(xchg(&big, 2) == 1 && cmpxchg(&big, 2, 3) == 2 && big == 3);
  smp_store_mb(old, 4);
  CHECK(smp_load_acquire(&old) == 4 && smp_cond_load_acquire(&old, VAL == 4) == 4);
#ifdef WRONG
  CHECK(atomic_read(&v) == 2);
#endif
  return 0;
}
