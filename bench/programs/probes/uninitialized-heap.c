/*
 * Probe: uninitialised heap read.
 *
 * The block is filled before its field decides a branch.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
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
  box->full = 1;
  pthread_create(&a, NULL, first, box);
  pthread_join(a, NULL);
  free(box);
  return 0;
}
