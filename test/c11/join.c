/*
 * A value comes back to the thread that it rests on by way of a join: what the thread returned (RETURNS), or that it did
 * not store something (BRANCHES). The end of a thread counts as a store, so c11 forbids it.
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y, z;
static void *first(void *unused) {
  long r = atomic_load_explicit(&x, memory_order_relaxed);
#ifdef BRANCHES
  if (r == 0) atomic_store_explicit(&z, 1, memory_order_relaxed);
#endif
  heddle_observe(r);
  return (void *)r;
}
static void *second(void *unused) {
  int r = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_store_explicit(&x, r, memory_order_relaxed);
  return unused;
}
int main(void) {
  pthread_t a, b;
  void *value;
  pthread_create(&b, 0, second, 0);
  pthread_create(&a, 0, first, 0);
  pthread_join(a, &value);
#ifdef RETURNS
  atomic_store_explicit(&y, 1 + 0 * (int)(long)value, memory_order_relaxed);
#else
  if (atomic_load_explicit(&z, memory_order_relaxed) == 0) atomic_store_explicit(&y, 1, memory_order_relaxed);
#endif
  pthread_join(b, 0);
  return 0;
}
