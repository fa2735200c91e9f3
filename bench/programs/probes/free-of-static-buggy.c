/*
 * Probe: free of memory that is not from the heap.
 *
 * Bug: the fallback, which is static, is freed too.
 *
 * heddle: sc: violated memory
 * heddle: tso: violated memory
 * heddle: pso: violated memory
 * heddle: rc11: violated memory
 */
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static int fallback;

static void *first(void *arg) {
  int *cell = arg;
  *cell = 1;
    free(cell);
  return NULL;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, first, &fallback);
  pthread_join(a, NULL);
  return 0;
}
