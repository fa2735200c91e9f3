/* An assumption ends an atomic block after its store: it never happened. Who reads it and then uses what was freed goes wrong in
 * no execution; the search ended there, and what the last thread writes never came to the read: a wrong "verified" of explore under sc, tso and pso.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

void __VERIFIER_assume(int);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int y, freed;
int *p;

void *never(void *arg) {
  __VERIFIER_atomic_begin();
  atomic_store(&y, 1);
  __VERIFIER_assume(0);
  __VERIFIER_atomic_end();
  return 0;
}

void *frees(void *arg) {
  free(p);
  atomic_store(&freed, 1);
  return 0;
}

void *reads(void *arg) {
  if (atomic_load(&freed) == 1) {
    int r = atomic_load(&y);
    if (r == 1) *p = 1;
    assert(r != 2);
  }
  return 0;
}

void *writes(void *arg) {
  atomic_store(&y, 2);
  return 0;
}

int main(void) {
  pthread_t t[4];
  p = malloc(4);
  pthread_create(&t[0], 0, never, 0);
  pthread_create(&t[1], 0, frees, 0);
  pthread_create(&t[2], 0, reads, 0);
  pthread_create(&t[3], 0, writes, 0);
  for (int i = 1; i < 4; i++) pthread_join(t[i], 0);
  return 0;
}
