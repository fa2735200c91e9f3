/*
 * Probe: out of bounds, global.
 *
 * Bug: one thread checks the index, the other one moves it on, and the first uses it.
 *
 * heddle: sc: violated memory
 * heddle: tso: violated memory
 * heddle: pso: violated memory
 * heddle: rc11: violated memory
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int index_of_last;
static int array[2], behind;

static void *first(void *arg) {
  (void)arg;
  if (atomic_load(&index_of_last) < 2)
    array[atomic_load(&index_of_last)] = 1;
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
