/* Message passing in which orders have names of the user's own; the second of a compare-exchange has not. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define PUBLISH memory_order_relaxed
#define FOLLOW memory_order_relaxed

static int data;
static atomic_int flag;

static void *writer(void *arg) {
  int none = 0;
  data = 1;
  atomic_compare_exchange_strong_explicit(&flag, &none, 1, PUBLISH, memory_order_relaxed);
  return 0;
}

static void *reader(void *arg) {
  if (atomic_load_explicit(&flag, FOLLOW)) assert(data == 1);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, writer, 0);
  pthread_create(&b, 0, reader, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
