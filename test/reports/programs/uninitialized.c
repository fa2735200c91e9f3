#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int *cell;

static void *worker(void *arg) {
  return atomic_load_explicit(cell, memory_order_relaxed) == 1 ? arg : NULL;
}

int main(void) {
  pthread_t a;
  cell = malloc(sizeof *cell);
  pthread_create(&a, NULL, worker, NULL);
  atomic_store_explicit(cell, 1, memory_order_relaxed);
  pthread_join(a, NULL);
  free(cell);
}
