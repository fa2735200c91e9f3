/*
 * The check is no branch: what a value is checked for does not order the stores after it (load buffering under c11).
 * check: overflow
 * models: c11
 * engines: explore
 * values: violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y;
static int r, s;
static void *left(void *a) {
  r = atomic_load_explicit(&x, memory_order_relaxed) + 1;
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  return 0;
}
static void *right(void *a) {
  s = atomic_load_explicit(&y, memory_order_relaxed) + 1;
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  return 0;
}
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, left, 0);
  pthread_create(&u, 0, right, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(r != 2 || s != 2);
}
