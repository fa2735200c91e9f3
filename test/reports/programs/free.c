#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  int value;
};

static struct node *_Atomic shared;

static void *reader(void *arg) {
  struct node *n = atomic_load(&shared);
  int got = n ? n->value : 0;
  return got == 7 ? NULL : arg;
}

int main(void) {
  pthread_t a;
  struct node *n = malloc(sizeof *n);
  n->value = 7;
  atomic_store(&shared, n);
  pthread_create(&a, NULL, reader, NULL);
  atomic_store(&shared, NULL);
  free(n);
  pthread_join(a, NULL);
}
