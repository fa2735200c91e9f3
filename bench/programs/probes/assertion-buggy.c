/*
 * Probe: assertion.
 *
 * Bug: one thread adds with a load and a store.
 *
 * heddle: sc: violated assertion
 * heddle: tso: violated assertion
 * heddle: pso: violated assertion
 * heddle: rc11: violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int sum;

static void *first(void *arg) {
  (void)arg;
  atomic_fetch_add(&sum, 1);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  atomic_store(&sum, atomic_load(&sum) + 1);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(atomic_load(&sum) == 2);
  return 0;
}
