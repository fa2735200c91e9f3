/* The old spelling, and fetch-and-add on 16 bytes.
 * platform: verified
 * platform: -DBUG violated assertion
 * lp64 only
 */
#include <assert.h>
#include <pthread.h>

typedef __int128 i128;
i128 x __attribute__((aligned(16)));

static void *run(void *arg) {
  i128 old = __sync_val_compare_and_swap(&x, 0, (i128)1 << 100);
#ifdef BUG
  assert(old == 0);
#else
  assert(old == 0 || old == (i128)1 << 100);
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
  return 0;
}
