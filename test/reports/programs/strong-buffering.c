#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, y;
static int r1, r2;

static void *left(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_seq_cst);
  r1 = atomic_load_explicit(&y, memory_order_seq_cst);
  return NULL;
}

static void *right(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_seq_cst);
  r2 = atomic_load_explicit(&x, memory_order_seq_cst);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, left, NULL);
  pthread_create(&b, NULL, right, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(r1 == 1 || r2 == 1);
}
