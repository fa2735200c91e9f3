/* Threads exchange pointers to blocks that they have just filled, read and free what they get. Under relaxed the store into a block
 * may come after its free. (axiomatic told the exchange before the other thread had made its block, and ended in an internal
 * error.) An acquire exchange holds back nothing that comes before it, a release one nothing that comes after it: relaxed.cat had
 * put their fences between the read and the write of the exchange, which held back both, and the program was VERIFIED
 * (test/litmus/mp-rmw-acq.c, sb-rmw-rel.c). With loads and stores in place of exchanges (-DBUFFERED) a free may need what its own
 * thread does after it, through a late load of the other: such an execution has no story, but another has.
 * Right under sc, tso and pso (-DBUFFERED: not pso); use after free under relaxed, but for -DACQ_REL (axiomatic.test.ts).
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#if defined ACQUIRE
#define ORDER memory_order_acquire
#elif defined RELEASE
#define ORDER memory_order_release
#elif defined ACQ_REL
#define ORDER memory_order_acq_rel
#else
#define ORDER memory_order_relaxed
#endif

static _Atomic(int *) boxes[2];

static void use(int *got) {
  if (!got) return;
  int r = *got;
  (void)r;
  free(got);
}

static void *thread(void *arg) {
  int *mine = malloc(sizeof *mine);
  *mine = 1;
#ifdef BUFFERED
  int me = arg != 0;
  int *got = atomic_load_explicit(&boxes[me], memory_order_relaxed);
  use(got);
  atomic_store_explicit(&boxes[!me], mine, memory_order_relaxed);
#else
  use(atomic_exchange_explicit(&boxes[0], mine, ORDER));
#endif
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread, 0);
  pthread_create(&b, 0, thread, boxes);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
