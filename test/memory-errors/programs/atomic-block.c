/*
 * Inside an atomic block nothing of others reaches memory. Under tso the free comes after the store before it, which the
 * block has not seen; under pso it may overtake it. TWO: the block sees the store, and the free may be there, too.
 *
 * expect:      sc verified  tso verified  pso memory
 * expect TWO:  sc memory    tso memory    pso memory
 */
#include <pthread.h>
#include <stdlib.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

int x, *p, r;

static void *other(void *arg) {
  __VERIFIER_atomic_begin();
#ifdef TWO
  if (x == 1) r = *p;
#else
  if (x == 0) r = *p;
#endif
  __VERIFIER_atomic_end();
  return arg;
}

int main(void) {
  pthread_t t;
  p = malloc(sizeof *p);
  *p = 0;
  pthread_create(&t, 0, other, 0);
  x = 1;
  free(p);
  pthread_join(t, 0);
  return 0;
}
