/* What the reader may see is written behind the join of a thread that waits for another; MENDED: something harmless. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#ifdef MENDED
#define VALUE 1
#else
#define VALUE 2
#endif
static atomic_int x;
static void *inner(void *arg) { return arg; }
static void *outer(void *arg) {
  pthread_t b;
  pthread_create(&b, 0, inner, 0);
  pthread_join(b, 0);
  return arg;
}
static void *reader(void *arg) {
  assert(atomic_load(&x) != 2);
  return arg;
}
int main(void) {
  pthread_t a, c;
  pthread_create(&c, 0, reader, 0);
  pthread_create(&a, 0, outer, 0);
  pthread_join(a, 0);
  atomic_store(&x, VALUE);
  pthread_join(c, 0);
}
