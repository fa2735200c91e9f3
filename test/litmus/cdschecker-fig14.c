/* CDSChecker, figure 14: the store that is not done tells thread 2 what thread 1 read. r1=1 r2=1
 * r3=0 r4=1 is a satisfaction cycle.
 * heddle-litmus:
 *   sc tso pso ra rc11 c11: r1=0 r2=0 r3=0 r4=0 | r1=0 r2=0 r3=1 r4=0 | r1=0 r2=1 r3=1 r4=0
 *   relaxed: r1=0 r2=0 r3=0 r4=0 | r1=0 r2=0 r3=1 r4=0 | r1=0 r2=1 r3=1 r4=0 | r1=1 r2=1 r3=0 r4=1
 *   executions: sc tso pso rc11 6
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y, f, s;

void *thread1(void *arg) {
  int r1 = atomic_load_explicit(&x, memory_order_relaxed);
  if (r1 == 0)
    atomic_store_explicit(&f, 1, memory_order_relaxed);
  atomic_store_explicit(&s, 1, memory_order_release);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  int r2 = atomic_load_explicit(&s, memory_order_acquire);
  int r3 = atomic_load_explicit(&f, memory_order_relaxed);
  if (r2 == 1 && r3 == 0)
    atomic_store_explicit(&y, 1, memory_order_relaxed);
  heddle_observe(r2, r3);
  return 0;
}

void *thread3(void *arg) {
  int r4 = atomic_load_explicit(&y, memory_order_relaxed);
  atomic_store_explicit(&x, r4, memory_order_relaxed);
  heddle_observe(r4);
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
