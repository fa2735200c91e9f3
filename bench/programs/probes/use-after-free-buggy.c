/*
 * Probe: use after free.
 *
 * Bug: the block is freed before the thread that uses it was joined.
 *
 * heddle: sc: violated memory
 * heddle: tso: violated memory
 * heddle: pso: violated memory
 * heddle: rc11: violated memory
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static void *first(void *arg) {
  atomic_fetch_add((atomic_int *)arg, 1);
  return NULL;
}

int main(void) {
  pthread_t a;
  atomic_int *cell = malloc(sizeof *cell);
  if (cell == NULL)
    abort();
  atomic_init(cell, 0);
  pthread_create(&a, NULL, first, cell);
  free(cell);
  pthread_join(a, NULL);
  return 0;
}
