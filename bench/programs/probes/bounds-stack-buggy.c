/*
 * Probe: out of bounds, stack.
 *
 * Bug: the length is one too many.
 *
 * heddle: sc: violated memory
 * heddle: tso: violated memory
 * heddle: pso: violated memory
 * heddle: rc11: violated memory
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
  struct slice slice = {items, 4};
  pthread_create(&a, NULL, fill, &slice);
  pthread_join(a, NULL);
  return items[2] == 2 ? 0 : 1;
}
