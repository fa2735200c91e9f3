/* R: a store that comes last and a load that does not see what came before it, relaxed.
 * heddle-litmus:
 *   sc: r1=0 y=1 | r1=1 y=1 | r1=1 y=2
 *   tso pso relaxed ra rc11 c11: r1=0 y=1 | r1=0 y=2 | r1=1 y=1 | r1=1 y=2
 *   executions: sc 3, tso pso rc11 4
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&y, 2, memory_order_relaxed);
  int r1 = atomic_load_explicit(&x, memory_order_relaxed);
  heddle_observe(r1);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread2, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  heddle_observe(y);
  return 0;
}
