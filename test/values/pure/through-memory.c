/*
 * Results are handed on through atomics, and relaxed loads may be buffered (c11): what is equal stays equal.
 * values: verified
 * values: -DBUG violated assertion: a == b
 */
#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
heddle_pure unsigned long hash(int key);
static atomic_int x, y;
static atomic_ulong sent;
static int r1, r2;
static unsigned long a, b, got;
static void *left(void *v) {
  r1 = atomic_load_explicit(&x, memory_order_relaxed);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  a = hash(r1);
  atomic_store_explicit(&sent, a, memory_order_relaxed);
  return v;
}
static void *right(void *v) {
  got = atomic_load_explicit(&sent, memory_order_relaxed);
  r2 = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_store_explicit(&x, r2, memory_order_relaxed);
  b = hash(r2);
  return v;
}
int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, left, 0);
  pthread_create(&t, 0, right, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
  assert(r1 != r2 || a == b);
  assert(got == 0 || got == a);
#ifdef BUG
  assert(a == b);
#endif
  return 0;
}
