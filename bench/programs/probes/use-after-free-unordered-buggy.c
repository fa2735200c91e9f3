/*
 * Probe: use after free that is merely unordered.
 *
 * Bug: both are relaxed. In every interleaving the use comes before the free, but happens-before does not order them.
 * (The hardware models do: a load stays before a later store, and the free after what was read.)
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: violated memory
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_int done;

static void *first(void *arg) {
  atomic_load_explicit((atomic_int *)arg, memory_order_relaxed);
  atomic_store_explicit(&done, 1, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t a;
  atomic_int *cell = malloc(sizeof *cell);
  if (cell == NULL)
    abort();
  atomic_init(cell, 0);
  pthread_create(&a, NULL, first, cell);
  while (atomic_load_explicit(&done, memory_order_relaxed) == 0)
    ;
  free(cell);
  pthread_join(a, NULL);
  return 0;
}
