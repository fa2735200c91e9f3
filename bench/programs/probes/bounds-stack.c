/*
 * Probe: out of bounds, stack.
 *
 * Main gives the thread its array and the right length.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 */
#include <pthread.h>
#include <stddef.h>

struct slice {
  int *items, length;
};

static void *fill(void *arg) {
  struct slice *slice = arg;
  for (int i = 0; i < slice->length; i++)
    slice->items[i] = i;
  return NULL;
}

int main(void) {
  pthread_t a;
  int items[3];
  struct slice slice = {items, 3};
  pthread_create(&a, NULL, fill, &slice);
  pthread_join(a, NULL);
  return items[2] == 2 ? 0 : 1;
}
