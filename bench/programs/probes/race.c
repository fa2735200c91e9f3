/*
 * Probe: data race.
 *
 * One thread publishes a plain variable with a release store, the other reads it after an acquire load.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int data;
static atomic_int ready;

static void *first(void *arg) {
  (void)arg;
  data = 1;
  atomic_store_explicit(&ready, 1, memory_order_release);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  if (atomic_load_explicit(&ready, memory_order_acquire) != 0)
    data = 2;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
