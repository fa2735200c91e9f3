/* A branch on a local variable that nobody has written.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates uninitialized
 *   executions: sc tso pso rc11 0
 */
#include <pthread.h>
#include <stdatomic.h>

atomic_int unused;

void *thread1(void *arg) {
  int local[2];
  int *p = local;
  if (p[1] == 3)
    atomic_store_explicit(&unused, 1, memory_order_relaxed);
  return 0;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, 0, thread1, 0);
  pthread_join(a, 0);
  return 0;
}
