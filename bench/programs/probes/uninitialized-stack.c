/*
 * Probe: uninitialised local variable.
 *
 * The other thread sets the local variable before it is used.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int skip;

static void *first(void *arg) {
    *(int *)arg = 1;
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  atomic_store_explicit(&skip, 1, memory_order_relaxed);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  int result;
  pthread_create(&a, NULL, first, &result);
  pthread_create(&b, NULL, second, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  if (result != 1)
    return 1;
  return 0;
}
