/*
 * Probe: load of an atomic object that nobody wrote.
 *
 * Bug: the object is initialised by one of the threads, and the other one may load it before.
 *
 * heddle: sc: violated uninitialized
 * heddle: tso: violated uninitialized
 * heddle: pso: violated uninitialized
 * heddle: rc11: violated uninitialized
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_int *cell;

static void *first(void *arg) {
  (void)arg;
  atomic_store_explicit(cell, 0, memory_order_relaxed);
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
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  free(cell);
  return 0;
}
