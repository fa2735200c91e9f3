/* A load that is late finds what a free has left, and the free needs what its thread did after it: neither of the two is last
 * in its own thread and after the other. (axiomatic found the execution, had no story for it, and ended in an internal error.)
 * Found when testing the two-lock queue with the fence of unlock behind its store.
 * Right under sc, tso and pso; use after free under relaxed (axiomatic.test.ts).
 */
#include <pthread.h>
#include <stdlib.h>

static int *block;
static int done;
static int seen;

void *reader(void *arg) {
  seen = *block;
  done = 1;
  return 0;
}

void *owner(void *arg) {
  if (done == 1) free(block);
  return 0;
}

int main(void) {
  pthread_t a, b;
  block = malloc(sizeof *block);
  *block = 1;
  pthread_create(&a, 0, reader, 0);
  pthread_create(&b, 0, owner, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
