/* Orders that nobody has written, and fences that nobody needs. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
int data;
atomic_int flag, stat;
static void *writer(void *arg) {
  data = 42;
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store(&flag, 1);
  atomic_fetch_add(&stat, 1);
  return arg;
}
static void *reader(void *arg) {
  int e = 0;
  if (atomic_load(&flag))
    assert(data == 42);
  atomic_compare_exchange_strong(&stat, &e, 5);
  if (e) atomic_thread_fence(memory_order_acquire);
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
