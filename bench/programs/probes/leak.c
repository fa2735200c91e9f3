/*
 * Probe: memory leak.
 *
 * Whoever replaces the shared block frees the old one.
 *
 * heddle: sc --check leak: clean
 * heddle: tso --check leak: clean
 * heddle: pso --check leak: clean
 * heddle: rc11 --check leak: clean
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static int *_Atomic current;

static void *replace(void *arg) {
  (void)arg;
  int *block = malloc(sizeof *block);
  free(atomic_exchange(&current, block));
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
