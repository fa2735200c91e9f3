/* Independent reads of independent writes: the two readers must agree on which write came first. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int r1, r2, r3, r4;

static void *write_x(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  return arg;
}

static void *write_y(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  return arg;
}

static void *read_xy(void *arg) {
  r1 = atomic_load_explicit(&x, memory_order_acquire);
  r2 = atomic_load_explicit(&y, memory_order_acquire);
  return arg;
}

static void *read_yx(void *arg) {
  r3 = atomic_load_explicit(&y, memory_order_acquire);
  r4 = atomic_load_explicit(&x, memory_order_acquire);
  return arg;
}

int main(void) {
  void *(*const threads[])(void *) = {write_x, write_y, read_xy, read_yx};
  pthread_t t[4];
  for (int i = 0; i < 4; i++)
    pthread_create(&t[i], 0, threads[i], 0);
  for (int i = 0; i < 4; i++)
    pthread_join(t[i], 0);
  assert(!(r1 == 1 && r2 == 0 && r3 == 1 && r4 == 0));
  return 0;
}
