/* What `verified` is worth: an assertion that no execution reaches, and a thread that none makes. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

static void *write_one(void *arg) {
  x = 1;
  return arg;
}

static void *never_run(void *arg) {
  assert(x == 9);
  return arg;
}

static void check(int value) { assert(value < 2); }

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, write_one, 0);
  if (x > 5) pthread_create(&u, 0, never_run, 0);
  if (x > 3)
    assert(x == 7);
  check(x);
  if (x > 1) check(3);
  if (x > 2) assert(0);
  pthread_join(t, 0);
}
