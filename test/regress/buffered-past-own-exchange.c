/* As buffered-past-own-block.c: y gets whether an earlier compare-exchange succeeded, which the load in between does not decide.
 * heddle-litmus:
 *   sc tso pso ra rc11: seen=0 z=0 | seen=1 z=0
 *   relaxed c11: seen=0 z=0 | seen=1 z=0 | seen=1 z=1
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int w, x, y, z;

void *early(void *arg) {
  int none = 0;
  int first = atomic_compare_exchange_strong_explicit(&w, &none, 1, memory_order_relaxed, memory_order_relaxed);
  int v = atomic_load_explicit(&x, memory_order_relaxed);
  atomic_store_explicit(&y, first, memory_order_relaxed);
  atomic_store_explicit(&z, v, memory_order_relaxed);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, early, 0);
  int seen = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_store_explicit(&x, seen, memory_order_relaxed);
  pthread_join(t, 0);
  heddle_observe(seen, z);
  return 0;
}
