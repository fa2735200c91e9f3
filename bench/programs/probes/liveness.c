/*
 * Probe: spin loop that never ends.
 *
 * The flag is set and stays set.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int flag;

static void *first(void *arg) {
  (void)arg;
  atomic_store(&flag, 1);
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
