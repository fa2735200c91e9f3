/* Load buffering whose second store depends on its load (without its value mattering) with -DDEPENDS: then it is none. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifdef DEPENDS
#define ONE(r) (((r) & 0) + 1)
#else
#define ONE(r) 1
#endif
static atomic_int x, y;
static int r1, r2;
static void *first(void *unused) {
  int r = atomic_load_explicit(&x, memory_order_relaxed);
  atomic_store_explicit(&y, ONE(r), memory_order_relaxed);
  r1 = r;
  return unused;
}
static void *second(void *unused) {
  int r = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_store_explicit(&x, ONE(r), memory_order_relaxed);
  r2 = r;
  return unused;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(!(r1 == 1 && r2 == 1));
  return 0;
}
