/*
 * Probe: load of an atomic object that nobody wrote.
 *
 * The object is initialised before the threads begin.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_int *cell;

static void *first(void *arg) {
  (void)arg;
  atomic_fetch_add_explicit(cell, 1, memory_order_relaxed);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  atomic_load_explicit(cell, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  cell = malloc(sizeof *cell);
  if (cell == NULL)
    abort();
  atomic_init(cell, 0);
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  free(cell);
  return 0;
}
