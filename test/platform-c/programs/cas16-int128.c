/* A compare-exchange of 16 bytes: both halves at once.
 * platform: verified
 * platform: -DHALVES violated race
 * lp64 only
 */
#include <assert.h>
#include <pthread.h>

typedef unsigned __int128 u128;
#define BOTH(n) (((u128)(n) << 64) | (n))
u128 x __attribute__((aligned(16)));

static void *run(void *arg) {
#ifdef HALVES
  x += BOTH(1);
#else
  u128 old = __atomic_load_n(&x, __ATOMIC_RELAXED);
  while (!__atomic_compare_exchange_n(&x, &old, old + BOTH(1), 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
  }
#endif
  return arg;
}
#define first run
#define second run

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(x == BOTH(2));
  return 0;
}
