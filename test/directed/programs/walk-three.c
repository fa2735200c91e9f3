/* A reader depends on a writer that it shares nothing with, by way of a third thread; MENDED: the third passes on less. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int from, to;
static void *writer(void *arg) {
  atomic_store(&from, 1);
  atomic_store(&from, 2);
  return arg;
}
static void *passes(void *arg) {
  int value = atomic_load(&from);
#ifdef MENDED
  if (value < 2) atomic_store(&to, value);
#else
  atomic_store(&to, value);
#endif
  return arg;
}
static void *reader(void *arg) {
  assert(atomic_load(&to) != 2);
  return arg;
}
int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, writer, 0);
  pthread_create(&b, 0, passes, 0);
  pthread_create(&c, 0, reader, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  pthread_join(c, 0);
}
