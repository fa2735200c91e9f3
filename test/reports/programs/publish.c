#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data, ready;

static void *sender(void *arg) {
  atomic_store_explicit(&data, 42, memory_order_relaxed);
  atomic_store_explicit(&ready, 1, memory_order_relaxed);
  return NULL;
}

static void *receiver(void *arg) {
  if (atomic_load_explicit(&ready, memory_order_relaxed) == 1)
    assert(atomic_load_explicit(&data, memory_order_relaxed) == 42);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, sender, NULL);
  pthread_create(&b, NULL, receiver, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}
