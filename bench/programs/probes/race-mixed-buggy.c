/*
 * Probe: data race between an atomic and a plain access.
 *
 * Bug: one thread initialises the atomic object, which is a plain write, while the other one loads it.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: violated race
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int data;

static void *first(void *arg) {
  (void)arg;
  atomic_init(&data, 1);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  return atomic_load_explicit(&data, memory_order_relaxed) != 0 ? &data : NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
