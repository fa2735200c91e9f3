/* expect: -> assertion
 * expect: -DLOOKS_FIRST -> verified
 * Rounds that undo their own read-modify-writes are ordinary ones: this holder of the lock looks at its word, and sees a failed round
 * of the other thread under way. Without such rounds the assertion holds in every execution, so to leave them out would be wrong.
 * LOOKS_FIRST: a failed round only reads. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int word = 1;

static int try_lock(void) {
#ifdef LOOKS_FIRST
  int free = 1;
  return atomic_compare_exchange_strong(&word, &free, 0);
#else
  if (atomic_fetch_sub(&word, 1) == 1) return 1;
  atomic_fetch_add(&word, 1);
  return 0;
#endif
}

static void *other(void *arg) {
  while (!try_lock()) {
  }
  atomic_fetch_add(&word, 1);
  return arg;
}

int main(void) {
  pthread_t t;
  if (!try_lock()) return 1;
  pthread_create(&t, 0, other, 0);
  assert(atomic_load(&word) == 0);
  atomic_fetch_add(&word, 1);
  pthread_join(t, 0);
}
