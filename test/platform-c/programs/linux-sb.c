/* Store buffering: smp_mb, or a cmpxchg that succeeds, on both sides.
 * platform: verified
 * platform: -DXCHG verified
 * platform: -DWEAK violated assertion
 * platform: -DRELAXED_CMPXCHG violated assertion
 */
#include <heddle/linux.h>

int x, y, a, b, own[2], r[2];

static void between(int me) {
#ifdef XCHG
  (void)cmpxchg(&own[me], 0, 1);
#elif defined(RELAXED_CMPXCHG)
  (void)cmpxchg_relaxed(&own[me], 0, 1);
#elif defined(WEAK)
  smp_wmb();
#else
  smp_mb();
#endif
  (void)me;
}

void *first(void *arg) {
  WRITE_ONCE(x, 1);
  between(0);
  r[0] = READ_ONCE(y);
  return arg;
}

void *second(void *arg) {
  WRITE_ONCE(y, 1);
  between(1);
  r[1] = READ_ONCE(x);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  BUG_ON(r[0] == 0 && r[1] == 0);
  return 0;
}
