#include <pthread.h>

static void *worker(void *arg) { return arg; }

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, worker, NULL);
}
