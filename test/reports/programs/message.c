#include <pthread.h>
#include <stdatomic.h>

static int data;
static atomic_int ready;

static void *sender(void *arg) {
  data = 42;
  atomic_store_explicit(&ready, 1, memory_order_relaxed);
  return NULL;
}

static int receive(void) {
  while (atomic_load_explicit(&ready, memory_order_acquire) == 0) {
  }
  return data;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, NULL, sender, NULL);
  int got = receive();
  pthread_join(a, NULL);
  return got == 42 ? 0 : 1;
}
