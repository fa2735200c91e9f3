#include <pthread.h>
#include <stdatomic.h>

static atomic_int divisor = 1;

static void *worker(void *arg) {
  atomic_store(&divisor, 0);
  return arg;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, worker, NULL);
  int result = 10 / atomic_load(&divisor);
  pthread_join(a, NULL);
  return result == 10 ? 0 : 1;
}
