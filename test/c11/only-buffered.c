/* Goes wrong only if both loads are buffered: r1 = r2 = 1. Defines choose how. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#define LOAD(v) atomic_load_explicit(&(v), memory_order_relaxed)
#define STORE(v, n) atomic_store_explicit(&(v), n, memory_order_relaxed)

static atomic_int x, y, z;
static int r1, r2, data;
static int *block;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *first(void *unused) {
  int r = LOAD(x);
  STORE(y, 1);
  r1 = r;
#ifdef RACE
  if (r == 1) data = 1;
#endif
#ifdef FREE
  if (r == 1) free(block);
#endif
#ifdef LIVENESS
  if (r == 1) while (LOAD(z) == 0) {}
#endif
  return unused;
}

static void *second(void *unused) {
  int r = LOAD(y);
  STORE(x, 1);
  r2 = r;
#ifdef RACE
  if (r == 1) data = 2;
#endif
#ifdef FREE
  if (r == 1) *block = 2;
#endif
#ifdef LIVENESS
  if (r == 0) STORE(z, 1);
#endif
  return unused;
}

int main(void) {
  pthread_t a, b;
  block = malloc(sizeof *block);
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  if (r1 == 1 && r2 == 1) {
#ifdef ASSERT
    assert(0);
#endif
#ifdef DEADLOCK
    pthread_mutex_lock(&m);
    pthread_mutex_lock(&m);
#endif
#ifdef UNLOCK
    pthread_mutex_unlock(&m);
#endif
#ifdef NULLPTR
    block = 0;
    *block = 1;
#endif
#ifdef UNINITIALIZED
    data = LOAD(*(atomic_int *)block);
#endif
  }
  return 0;
}
