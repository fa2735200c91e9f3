/*
 * Zeroed as one wide word before the threads are created, then used by its halves: the halves are ordinary locations,
 * of which a thread may read the zeros or what another thread writes. (Once the search missed the second.)
 * values: verified
 * values: -DBUG violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static union { long all; atomic_int part[2]; } u;
static void *add(void *a) {
  atomic_fetch_add(&u.part[0], 1);
  return 0;
}
int main(void) {
  pthread_t t;
  u.all = 0;
  pthread_create(&t, 0, add, 0);
  int r = atomic_load(&u.part[0]);
#ifdef BUG
  assert(r == 0);
#endif
  atomic_fetch_add(&u.part[0], 1);
  pthread_join(t, 0);
  assert(atomic_load(&u.part[0]) == 2 && (r == 0 || r == 1));
}
