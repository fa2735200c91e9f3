/* An atomic block that an assumption ends never happened: nobody has read from it, and what somebody would do who had conflicts with nothing.
 * (Whoever met such a conflict was reported, or stayed there: what it writes next was then not tried.)
 * endings: => verified
 * endings: -DFREES => verified
 * endings: -DRACE => verified
 * endings: -DLATER => violated assertion
 * endings: -DLATER -DRACE => violated assertion
 * endings: -DHAPPENS => violated memory
 * endings: -DHAPPENS -DFREES => violated memory
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

void __VERIFIER_assume(int);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int y;
atomic_int *p;
int plain;

static void *never(void *arg) {
  __VERIFIER_atomic_begin();
  atomic_store(&y, 1);
#ifndef HAPPENS
  __VERIFIER_assume(0);
#endif
  __VERIFIER_atomic_end();
  return arg;
}

static void *sees(void *arg) {
  int r = atomic_load(&y);
  if (r == 1) {
#if defined FREES
    free(p);
#elif defined RACE
    plain = 2;
#else
    *p = 1;
#endif
  }
  assert(r != 2);
  return arg;
}

static void *meets(void *arg) {
#if defined FREES
  *p = 1;
#elif defined RACE
  plain = 1;
#else
  free(p);
#endif
#ifdef LATER
  atomic_store(&y, 2);
#endif
  return arg;
}

int main(void) {
  pthread_t t[3];
  p = malloc(sizeof *p);
  atomic_init(p, 0);
  pthread_create(&t[0], 0, never, 0);
  pthread_create(&t[1], 0, sees, 0);
  pthread_create(&t[2], 0, meets, 0);
  pthread_join(t[1], 0);
  pthread_join(t[2], 0);
  return 0;
}
