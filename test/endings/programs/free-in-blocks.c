/* A free in an atomic block beside an access in another: the story of the execution has the block with the error last, as nobody
 * comes after what has no end. (explore under sc, tso and pso told the free inside it: exit 6.)
 * endings: => violated memory
 * endings: -DREADS => violated memory
 * endings: -DTWICE => violated memory
 * endings: -DTWO_BLOCKS => violated memory
 * endings: -DTWO_BLOCKS -DFIXED => verified
 * endings: -DJOINED => verified
 */
#include <pthread.h>
#include <stdlib.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

int *p, x;

static void *frees(void *arg) {
  __VERIFIER_atomic_begin();
  if (p) {
    free(p);
#ifdef TWO_BLOCKS
    p = 0;
#endif
  }
  __VERIFIER_atomic_end();
  return arg;
}

int main(void) {
  pthread_t t;
  p = malloc(sizeof *p);
  *p = 0;
  pthread_create(&t, 0, frees, 0);
#ifdef JOINED
  pthread_join(t, 0);
#else
  __VERIFIER_atomic_begin();
  x = 1;
#ifdef TWO_BLOCKS
  int *own = p;
#ifndef FIXED
  __VERIFIER_atomic_end();
  __VERIFIER_atomic_begin();
#endif
  if (own) *own = 2;
#elif defined READS
  x = *p;
#elif defined TWICE
  free(p);
#else
  *p = 2;
#endif
  __VERIFIER_atomic_end();
#endif
  return 0;
}
