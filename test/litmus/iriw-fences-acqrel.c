/* Independent reads of independent writes with acq_rel fences between the reads: memory is one for
 * all under relaxed, in C11 it is not.
 * heddle-litmus:
 *   sc tso pso relaxed: r1=0 r2=0 | r1=0 r2=1 | r1=1 r2=0
 *   ra rc11 c11: r1=0 r2=0 | r1=0 r2=1 | r1=1 r2=0 | r1=1 r2=1
 *   executions: sc tso pso 15, rc11 16
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  return 0;
}

void *thread3(void *arg) {
  int a = atomic_load_explicit(&x, memory_order_relaxed);
  atomic_thread_fence(memory_order_acq_rel);
  int b = atomic_load_explicit(&y, memory_order_relaxed);
  int r1 = (a == 1) & (b == 0);
  heddle_observe(r1);
  return 0;
}

void *thread4(void *arg) {
  int a = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_thread_fence(memory_order_acq_rel);
  int b = atomic_load_explicit(&x, memory_order_relaxed);
  int r2 = (a == 1) & (b == 0);
  heddle_observe(r2);
  return 0;
}

int main(void) {
  pthread_t a, b, c, d;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread2, 0);
  pthread_create(&c, 0, thread3, 0);
  pthread_create(&d, 0, thread4, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  pthread_join(c, 0);
  pthread_join(d, 0);
  return 0;
}
