/*
 * Probe: null pointer.
 *
 * The consumer looks whether the pointer is there before it follows it.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
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
  if (p != NULL)
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
