/* A read-modify-write cannot read the value that it writes itself. relaxed.cat contracted the pair to one node and
 * looked for cycles only between nodes, so that fetch_or (which writes the 1 it would read) could read its own write.
 * Found by fuzzing, seed 1, program 23: race-free programs with only seq_cst atomics were not the same under relaxed.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r=0 x=1
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *setter(void *arg) {
  int r = atomic_fetch_or(&x, 1);
  heddle_observe(r);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, setter, 0);
  pthread_join(t, 0);
  heddle_observe(x);
  return 0;
}
