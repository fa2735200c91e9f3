/* Three identical threads with one relaxed fetch_add each.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: x=3
 *   executions: sc tso pso rc11 6
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *thread1(void *arg) {
  atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
  return 0;
}

int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread1, 0);
  pthread_create(&c, 0, thread1, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  pthread_join(c, 0);
  heddle_observe(x);
  return 0;
}
