/* What comes after an assumption counts, also when the first run fails it; a thread that nobody joins counts, too. */
#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
#ifndef WANTED
#define WANTED 0
#endif
static atomic_int x, y;
static void *writer(void *arg) {
  atomic_store(&x, 1);
  return arg;
}
static void *reader(void *arg) {
  heddle_assume(atomic_load(&x) == WANTED);
#ifndef HOLDS
  assert(atomic_load(&y) == 1);
#endif
  atomic_store(&y, 2);
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, writer, 0);
  pthread_create(&b, 0, reader, 0);
#ifdef LEAVES
  return 0;
#endif
  pthread_join(a, 0);
  pthread_join(b, 0);
}
