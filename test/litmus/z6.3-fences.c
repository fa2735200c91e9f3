/* Z6.3 with seq_cst fences: forbidden everywhere.
 * heddle-litmus:
 *   sc tso pso relaxed rc11 c11: r1=0 r2=0 y=1 | r1=0 r2=0 y=2 | r1=0 r2=1 y=1 | r1=0 r2=1 y=2
 *     | r1=1 r2=0 y=1 | r1=1 r2=1 y=1 | r1=1 r2=1 y=2
 *   ra: r1=0 r2=0 y=1 | r1=0 r2=0 y=2 | r1=0 r2=1 y=1 | r1=0 r2=1 y=2
 *     | r1=1 r2=0 y=1 | r1=1 r2=0 y=2 | r1=1 r2=1 y=1 | r1=1 r2=1 y=2
 *   executions: sc tso pso rc11 7
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, z;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&y, 2, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&z, 1, memory_order_relaxed);
  return 0;
}

void *thread3(void *arg) {
  int r1 = atomic_load_explicit(&z, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  int r2 = atomic_load_explicit(&x, memory_order_relaxed);
  heddle_observe(r1, r2);
  return 0;
}

int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread2, 0);
  pthread_create(&c, 0, thread3, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  pthread_join(c, 0);
  heddle_observe(y);
  return 0;
}
