/*
 * Probe: memory leak.
 *
 * Bug: when both threads find the place empty, the first block is overwritten and forgotten.
 *
 * heddle: sc --check leak: violated leak
 * heddle: tso --check leak: violated leak
 * heddle: pso --check leak: violated leak
 * heddle: rc11 --check leak: violated leak
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static int *_Atomic current;

static void *replace(void *arg) {
  (void)arg;
  int *block = malloc(sizeof *block);
  if (atomic_load(&current) == NULL)
    atomic_store(&current, block);
  else
    free(block);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, replace, NULL);
  pthread_create(&b, NULL, replace, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  free(atomic_load(&current));
  return 0;
}
