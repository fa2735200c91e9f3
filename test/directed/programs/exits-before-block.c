/*
 * One thread ends the program while the other has come to nothing but the beginning of an atomic block, or of a function
 * that begins with one: of that nothing was known, and nothing asked what comes there (a wrong `verified`).
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int v, way;

static void *leaves(void *arg) {
#ifdef BRANCH
  way = 1;
#endif
  exit(0);
  return arg;
}

static void *block(void *arg) {
#ifdef BRANCH
  if (way == 0) return arg;
#endif
  __VERIFIER_atomic_begin();
  v = 1;
  int seen = v;
#ifdef FINE
  assert(seen == 1);
#else
  assert(seen != 1);
#endif
  __VERIFIER_atomic_end();
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, leaves, 0);
  pthread_create(&b, 0, block, 0);
#ifdef LATER
  int first = v;
  (void)first;
#endif
  pthread_join(a, 0);
  pthread_join(b, 0);
}
