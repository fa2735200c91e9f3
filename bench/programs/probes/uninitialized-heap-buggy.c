/*
 * Probe: uninitialised heap read.
 *
 * Bug: the thread branches on a field of a fresh block that nobody wrote.
 *
 * heddle: sc: violated uninitialized
 * heddle: tso: violated uninitialized
 * heddle: pso: violated uninitialized
 * heddle: rc11: violated uninitialized
 */
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

struct box {
  int full, value;
};

static int total;

static void *first(void *arg) {
  struct box *box = arg;
  if (box->full)
    total += box->value;
  return NULL;
}

int main(void) {
  pthread_t a;
  struct box *box = malloc(sizeof *box);
  if (box == NULL)
    abort();
  box->value = 1;
  pthread_create(&a, NULL, first, box);
  pthread_join(a, NULL);
  free(box);
  return 0;
}
