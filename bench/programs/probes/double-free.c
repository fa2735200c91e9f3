/*
 * Probe: double free.
 *
 * The last of two users frees the block: the one whose increment finds that the other is gone.
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

static atomic_int gone;
static void *block;

static void *user(void *arg) {
  (void)arg;
  if (atomic_fetch_add_explicit(&gone, 1, memory_order_acq_rel) == 1)
    free(block);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  block = malloc(4);
  if (block == NULL)
    abort();
  pthread_create(&a, NULL, user, NULL);
  pthread_create(&b, NULL, user, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
