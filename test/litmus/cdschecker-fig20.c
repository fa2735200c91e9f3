/* CDSChecker, figure 20: failing to synchronise shows in the order of stores (r2: thread 3 saw 11
 * before 10). r0=1 r1=0 r2=1 is a satisfaction cycle.
 * heddle-litmus:
 *   sc tso pso ra rc11 c11: r0=0 r1=0 r2=0 | r0=0 r1=0 r2=1 | r0=0 r1=1 r2=0 | r0=1 r1=1 r2=0
 *   relaxed: r0=0 r1=0 r2=0 | r0=0 r1=0 r2=1 | r0=0 r1=1 r2=0 | r0=0 r1=1 r2=1 | r0=1 r1=0 r2=0
 *     | r0=1 r1=0 r2=1 | r0=1 r1=1 r2=0 | r0=1 r1=1 r2=1
 *   executions: sc tso pso rc11 25
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *thread1(void *arg) {
  atomic_store_explicit(&y, 10, memory_order_relaxed);
  atomic_store_explicit(&x, 1, memory_order_release);
  return 0;
}

void *thread2(void *arg) {
  int r0 = atomic_load_explicit(&x, memory_order_relaxed);
  int r1 = atomic_load_explicit(&x, memory_order_acquire);
  atomic_store_explicit(&y, 11, memory_order_relaxed);
  heddle_observe(r0, r1);
  return 0;
}

void *thread3(void *arg) {
  int first = atomic_load_explicit(&y, memory_order_relaxed);
  int second = atomic_load_explicit(&y, memory_order_relaxed);
  int r2 = (first == 11) & (second == 10);
  if (r2)
    atomic_store_explicit(&x, 0, memory_order_relaxed);
  heddle_observe(r2);
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
  return 0;
}
