import { DEFAULTS } from './choices.ts';
import type { Shared } from './share.ts';

/** What the page begins with: store buffering, which is wrong under tso and rc11 and right under sc. */
export const FIRST: Shared = {
  file: 'store-buffering.c',
  settings: DEFAULTS,
  compare: 'sc',
  text: `#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

/* Each thread raises its flag and looks at the other's.
 * Can both miss it? Not if threads simply take turns (sc). */
static atomic_int x, y;
static int saw_x, saw_y;

static void *left(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_release);
  saw_y = atomic_load_explicit(&y, memory_order_acquire);
  return NULL;
}

static void *right(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_release);
  saw_x = atomic_load_explicit(&x, memory_order_acquire);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, left, NULL);
  pthread_create(&b, NULL, right, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(saw_x || saw_y);
  return 0;
}
`,
};
