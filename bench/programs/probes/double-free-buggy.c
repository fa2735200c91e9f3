/*
 * Probe: double free.
 *
 * Bug: each asks for the count again after its own increment: both can find that they are the last.
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

static atomic_int gone;
static void *block;

static void *user(void *arg) {
  (void)arg;
  atomic_fetch_add_explicit(&gone, 1, memory_order_acq_rel);
  if (atomic_load_explicit(&gone, memory_order_acquire) == 2)
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
