/* expect: -> verified
 * expect: -DUNUSED_ORDER -> race
 * A counter of attempts, with a yield every 16th time. */
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

static int item;
static atomic_int full;
#ifdef UNUSED_ORDER
#define PUBLISH memory_order_relaxed
#else
#define PUBLISH memory_order_release
#endif

static int try_take(int *out) {
  if (!atomic_load_explicit(&full, memory_order_acquire)) return 0;
  *out = item;
  return 1;
}

static void *producer(void *arg) {
  item = 42;
  atomic_store_explicit(&full, 1, PUBLISH);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, producer, 0);
  int got, attempt = 0;
  while (!try_take(&got))
    if (++attempt % 16 == 0) sched_yield();
  assert(got == 42);
  pthread_join(t, 0);
}
