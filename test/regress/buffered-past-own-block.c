/* Load buffering: x = 1 may be read, and y = 1 be seen before it. The store to the thread's own block in between has its address from
 * malloc. Whoever followed dependencies took that address for what the load had delivered: the frame word that takes the success of a
 * compare-exchange was still that of the allocation, so nothing could pass ("verified" under c11, explore and axiomatic).
 * heddle-litmus:
 *   sc tso pso ra rc11: seen=0 z=0 | seen=1 z=0
 *   relaxed c11: seen=0 z=0 | seen=1 z=0 | seen=1 z=1
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int x, y, z;

void *early(void *arg) {
  int *own = malloc(sizeof *own);
  int v = atomic_load_explicit(&x, memory_order_relaxed);
  *own = 0;
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  atomic_store_explicit(&z, v, memory_order_relaxed);
  free(own);
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
