#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int limit = 0;

static void *worker(void *arg) {
  atomic_store(&limit, INT_MAX);
  return arg;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, worker, NULL);
  int next = atomic_load(&limit) + 1;
  pthread_join(a, NULL);
  return next > 0 ? 0 : 1;
}
