/* Threads that are joined in directions of a branch: what they did is before all that comes after. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int x, early;

static void *inner(void *arg) {
  x++;
  return arg;
}

static void *outer(void *arg) {
  pthread_t i;
  pthread_create(&i, 0, inner, 0);
  if (early == 0) pthread_join(i, 0);
  else {
    pthread_join(i, 0);
    x++;
  }
  return arg;
}

static void *sets(void *arg) {
  early = 1;
  return arg;
}

static void *later(void *arg) {
  assert(x >= 1);
  return arg;
}

int main(void) {
  pthread_t t, u, v;
  pthread_create(&t, 0, outer, 0);
  pthread_create(&u, 0, sets, 0);
  if (early == 1) {
    pthread_join(t, 0);
    assert(x >= 1);
#ifdef BAD
    assert(x == 1);
#endif
  } else pthread_join(t, 0);
  pthread_create(&v, 0, later, 0);
  assert(x >= 1);
  pthread_join(u, 0);
  pthread_join(v, 0);
}
