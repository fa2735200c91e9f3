/* A published pointer that is used without looking whether it is there yet.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates memory
 *   executions: sc tso pso rc11 1
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

int v;
_Atomic(int *) p;

void *thread1(void *arg) {
  v = 1;
  atomic_store_explicit(&p, &v, memory_order_release);
  return 0;
}

void *thread2(void *arg) {
  int r1 = *atomic_load_explicit(&p, memory_order_acquire);
  heddle_observe(r1);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread2, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
