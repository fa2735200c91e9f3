/*
 * One thread applies the function to what it reads, the other to what it wrote: if that is the same, so are the results,
 * whoever comes first.
 * values: verified
 * values: -DBUG violated assertion: mine == theirs
 */
#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
heddle_pure int hash(int key);
static atomic_int x;
static int seen, mine, theirs;
static void *reader(void *a) {
  seen = atomic_load(&x);
  mine = hash(seen);
  return a;
}
static void *writer(void *a) {
  theirs = hash(1);
  atomic_store(&x, 1);
  return a;
}
int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, reader, 0);
  pthread_create(&t, 0, writer, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
#ifdef BUG
  assert(mine == theirs);
#else
  assert(seen != 1 || mine == theirs);
#endif
  return 0;
}
