/*
 * Probe: two spin loops that wait for each other.
 *
 * Each thread sets its flag, then waits for the other.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag[2];

static void meet(int me) {
  atomic_store_explicit(&flag[me], 1, memory_order_release);
  while (atomic_load_explicit(&flag[1 - me], memory_order_acquire) == 0)
    ;
}

static void *first(void *arg) {
  (void)arg;
  meet(0);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  meet(1);
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
