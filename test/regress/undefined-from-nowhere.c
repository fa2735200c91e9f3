/* main reads what the thread stored, a defined 0. The oracle also tries runs on values that only impossible runs write,
 * here an undefined int out of a block that is not there yet; a read of that value was then matched with any write of
 * equal bits, undefined or not, and an uninitialised value was reported that no execution has.
 * Found by fuzzing, seed 5, program 17: the oracle against its operational twin.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r=0 v=0
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int v;
_Atomic(int *) p;

void *thread(void *arg) {
  int r = 0;
  int *old = atomic_load_explicit(&p, memory_order_relaxed);
  if (old) r = *old;
  int *b = malloc(sizeof *b);
  *b = 2;
  atomic_store_explicit(&p, b, memory_order_relaxed);
  atomic_store_explicit(&v, r, memory_order_relaxed);
  heddle_observe(r);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
  pthread_join(t, 0);
  heddle_observe(v);
  return 0;
}
