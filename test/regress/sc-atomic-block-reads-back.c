/* Inside an atomic block, too, a load does not see a store that comes after it. sc.cat contracted the block to one node
 * and looked for cycles only between nodes; a cycle within the block went unseen.
 * Found beside relaxed-rmw-reads-itself.c, whose mistake it shares.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r=0 x=1
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

void __heddle_atomic_begin(void);
void __heddle_atomic_end(void);

atomic_int x;

void *block(void *arg) {
  __heddle_atomic_begin();
  int r = atomic_load_explicit(&x, memory_order_relaxed);
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  __heddle_atomic_end();
  heddle_observe(r);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, block, 0);
  pthread_join(t, 0);
  heddle_observe(x);
  return 0;
}
