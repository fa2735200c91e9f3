/*
 * Probe: free of memory that is not from the heap.
 *
 * Only the block from the heap is freed.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 */
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static int fallback;

static void *first(void *arg) {
  int *cell = arg;
  *cell = 1;
  if (cell != &fallback)
    free(cell);
  return NULL;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, first, &fallback);
  pthread_join(a, NULL);
  return 0;
}
