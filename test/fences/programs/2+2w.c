/* Two writes in each thread, in opposite order: the first writes must not both be last. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

static void *xy(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&y, 2, memory_order_relaxed);
  return arg;
}

static void *yx(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  atomic_store_explicit(&x, 2, memory_order_relaxed);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, xy, 0);
  pthread_create(&b, 0, yx, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(!(atomic_load(&x) == 1 && atomic_load(&y) == 1));
  return 0;
}
