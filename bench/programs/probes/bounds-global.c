/*
 * Probe: out of bounds, global.
 *
 * Indices stay inside the array.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int index_of_last;
static int array[2], behind;

static void *first(void *arg) {
  (void)arg;
  int i = atomic_load(&index_of_last);
  if (i < 2)
    array[i] = 1;
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  behind = 1;
  atomic_fetch_add(&index_of_last, 2);
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
