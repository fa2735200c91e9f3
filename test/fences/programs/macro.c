/* Message passing by macros: their bodies are left alone, a fence beside them is not. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define SET(f) atomic_store_explicit(&f, 1, memory_order_relaxed)
#define WAIT(f) while (atomic_load_explicit(&f, memory_order_relaxed) == 0) {}

int data;
atomic_int flag;

static void *writer(void *arg) {
  data = 42;
  SET(flag);
  return arg;
}

static void *reader(void *arg) {
  WAIT(flag)
  if (data != 42)
    assert(0);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, writer, 0);
  pthread_create(&b, 0, reader, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
