/* Load buffering: each thread reads what the other writes afterwards. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int r1, r2;

static void *xy(void *arg) {
  r1 = atomic_load_explicit(&x, memory_order_relaxed);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  return arg;
}

static void *yx(void *arg) {
  r2 = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, xy, 0);
  pthread_create(&b, 0, yx, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(!(r1 == 1 && r2 == 1));
  return 0;
}
