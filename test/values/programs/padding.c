/*
 * Padding is copied with its structure and decides nothing; comparing it does. Atomic structures have padding, too.
 * values: verified
 * values: -DBUG violated uninitialized
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
struct pair { char c; int i; };
static struct pair a, b;
static _Atomic struct pair box;
static void *other(void *arg) {
  struct pair p = atomic_load(&box);
  assert(p.i == 0 || (p.i == 5 && p.c == 4));
  return 0;
}
int main(void) {
  pthread_t t;
  struct pair p;
  p.c = 4;
  p.i = 5;
  a = b = p;
  assert(a.c == 4 && b.i == 5);
  pthread_create(&t, 0, other, 0);
  atomic_store(&box, p);
  pthread_join(t, 0);
  _Atomic struct pair own;
  atomic_init(&own, p);
  struct pair got = atomic_load(&own);
  assert(got.c == 4 && got.i == 5);
#ifdef BUG
  assert(memcmp(&a, &p, sizeof p) == 0);
#endif
}
