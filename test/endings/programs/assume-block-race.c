/*
 * A block that an assumption cuts has never happened: its plain accesses race with nothing, and what others do goes on.
 * With V=1 the block happens. In -DREADS the assumption is about what was read: the race is there if some value passes.
 * endings: --model=ra,rc11,c11 -DV=0 => verified
 * endings: --model=ra,rc11,c11 -DV=1 => violated race
 * endings: --model=ra,rc11,c11 -DV=0 -DWRONG => violated assertion
 * endings: --model=sc,tso,pso -DV=0 -DWRONG => violated assertion
 * endings: --model=ra,rc11,c11 -DV=0 -DREADS => violated race
 * endings: --model=ra,rc11,c11 -DV=1 -DREADS => violated race
 * endings: --model=ra,rc11,c11 -DV=2 -DREADS => verified
 */
#include <assert.h>
#include <pthread.h>

void __VERIFIER_assume(int);
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static int x;

static void *block(void *a) {
  __VERIFIER_atomic_begin();
#ifdef READS
  int r = x;
  __VERIFIER_assume(r == V);
#else
  x = 1;
  __VERIFIER_assume(V);
#endif
  __VERIFIER_atomic_end();
  return a;
}

static void *other(void *a) {
  x = 1;
#ifdef WRONG
  assert(0);
#endif
  return a;
}

int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, block, 0);
  pthread_create(&t, 0, other, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
  return 0;
}
