/*
 * Probe: null pointer.
 *
 * Bug: the consumer follows it at once.
 *
 * heddle: sc: violated memory
 * heddle: tso: violated memory
 * heddle: pso: violated memory
 * heddle: rc11: violated memory
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int value;
static int *_Atomic published;

static void *first(void *arg) {
  (void)arg;
  value = 1;
  atomic_store_explicit(&published, &value, memory_order_release);
  return NULL;
}

static void *second(void *arg) {
  (void)arg;
  int *p = atomic_load_explicit(&published, memory_order_acquire);
    *p += 1;
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
