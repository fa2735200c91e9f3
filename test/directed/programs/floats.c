/* Floating point that feeds shared memory: two threads halve a level, or add to it (-DBAD: one may see the other's half). */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static _Atomic double level = 8.0;
static atomic_int least = 8;
static void *worker(void *arg) {
  double now = atomic_load(&level);
  atomic_store(&level, now / 2 + 0.25);
  int seen = (int)atomic_load(&level);
#ifdef BAD
  assert(seen == 4);
#else
  assert(seen == 4 || seen == 2);
#endif
  atomic_store(&least, seen);
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, 0);
  pthread_create(&b, 0, worker, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  int end = atomic_load(&least);
  assert(end == 4 || end == 2);
}
