/*
 * Probe: use after free.
 *
 * The block is freed after the thread that uses it was joined.
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
  pthread_join(a, NULL);
  free(cell);
  return 0;
}
