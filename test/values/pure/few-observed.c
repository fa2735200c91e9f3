/*
 * What two threads make of a function of what they read, with store buffers or without.
 * values: verified
 * values: -DBUG violated assertion: a == b
 */
#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
heddle_pure bool odd(int key);
static atomic_int x, y;
static int r1, r2;
static bool a, b;
static void *left(void *v) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  r1 = atomic_load_explicit(&y, memory_order_relaxed);
  a = odd(r1);
  return v;
}
static void *right(void *v) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  r2 = atomic_load_explicit(&x, memory_order_relaxed);
  b = odd(r2);
  return v;
}
int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, left, 0);
  pthread_create(&t, 0, right, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
  heddle_observe(r1, r2, a, b);
  assert(r1 != r2 || a == b);
#ifdef BUG
  assert(a == b);
#endif
  return 0;
}
