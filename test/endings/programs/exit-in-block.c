/*
 * The program ends inside an atomic block: nobody sees what the block did, unless blocks are a mutex, as in the C11 family.
 * endings: --model=sc,tso,pso => verified
 * endings: --model=rc11,c11 --engine=explore,axiomatic => violated assertion
 * endings: -DBEFORE => violated assertion
 * endings: -DBESIDE => violated lock
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
atomic_int x;
pthread_mutex_t m;

static void *sees(void *a) {
#if defined BEFORE
  assert(x == 1);
#elif defined BESIDE
  pthread_mutex_unlock(&m);
#else
  assert(x == 0);
#endif
  return a;
}

static void *ends(void *a) {
  __VERIFIER_atomic_begin();
  if (x++ == 0) _Exit(0);
  __VERIFIER_atomic_end();
  return a;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, sees, 0);
  pthread_create(&u, 0, ends, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
