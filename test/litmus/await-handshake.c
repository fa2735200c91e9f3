/* Two phases: request with data, answer with data.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=2 r2=1
 *   executions: sc tso pso rc11 1
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

int a, b;
atomic_int request, answer;

void *thread1(void *arg) {
  a = 1;
  atomic_store_explicit(&request, 1, memory_order_release);
  while (atomic_load_explicit(&answer, memory_order_acquire) == 0)
    ;
  int r1 = b;
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  while (atomic_load_explicit(&request, memory_order_acquire) == 0)
    ;
  int r2 = a;
  b = 2;
  atomic_store_explicit(&answer, 1, memory_order_release);
  heddle_observe(r2);
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
