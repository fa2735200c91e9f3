#include <pthread.h>
#include <stdatomic.h>

static atomic_int turn;

static void *second(void *arg) {
  while (atomic_load(&turn) != 2) {
  }
  return NULL;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, second, NULL);
  atomic_store(&turn, 1);
  pthread_join(a, NULL);
}
