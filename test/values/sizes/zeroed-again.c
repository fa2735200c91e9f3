/*
 * A structure on the heap, zeroed by memset, used field by field under a lock, zeroed again after the join.
 * values: verified
 * values: -DBUG violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
struct counters { pthread_mutex_t m; char small; short middle; int large; };
static void *count(void *a) {
  struct counters *c = a;
  pthread_mutex_lock(&c->m);
  c->small++;
  c->middle++;
  c->large++;
  pthread_mutex_unlock(&c->m);
  return 0;
}
int main(void) {
  struct counters *c = malloc(sizeof *c);
  pthread_t t, u;
  memset(c, 0, sizeof *c);
  pthread_mutex_init(&c->m, 0);
  pthread_create(&t, 0, count, c);
  pthread_create(&u, 0, count, c);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(c->small == 2 && c->middle == 2);
  memset(c, 0, sizeof *c);
#ifdef BUG
  assert(c->large == 2);
#else
  assert(c->large == 0 && c->small == 0);
#endif
  free(c);
}
