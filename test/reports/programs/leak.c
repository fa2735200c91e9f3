#include <pthread.h>
#include <stdlib.h>

static int *block;

static void *worker(void *arg) {
  block = malloc(sizeof *block);
  return arg;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, worker, NULL);
  pthread_join(a, NULL);
  block = NULL;
}
