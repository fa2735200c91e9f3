/*
 * Probe: spin loop that never ends.
 *
 * Bug: the flag is taken back: a thread that looks too late waits for ever.
 *
 * heddle: sc: violated liveness
 * heddle: tso: violated liveness
 * heddle: pso: violated liveness
 * heddle: rc11: violated liveness
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag;

static void *first(void *arg) {
  (void)arg;
  atomic_store(&flag, 1);
  atomic_store(&flag, 0);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  while (atomic_load(&flag) == 0)
    ;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, first, NULL);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
