/*
 * Probe: out of bounds, heap.
 *
 * Bug: the block has room for one only.
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

static atomic_int next;
static int *block;

static void *user(void *arg) {
  (void)arg;
  block[atomic_fetch_add(&next, 1)] = 1;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  block = malloc(1 * sizeof *block);
  if (block == NULL)
    abort();
  pthread_create(&a, NULL, user, NULL);
  pthread_create(&b, NULL, user, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  free(block);
  return 0;
}
