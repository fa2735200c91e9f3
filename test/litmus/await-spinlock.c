/* A spinlock made of compare-exchange and a release store keeps plain accesses apart.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=1 r2=2
 *   executions: sc tso pso rc11 2
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int l;
int cs;

void *thread1(void *arg) {
  int free = 0;
  while (!atomic_compare_exchange_strong_explicit(&l, &free, 1, memory_order_acquire, memory_order_relaxed))
    free = 0;
  cs = 1;
  int r1 = cs;
  atomic_store_explicit(&l, 0, memory_order_release);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  int free = 0;
  while (!atomic_compare_exchange_strong_explicit(&l, &free, 1, memory_order_acquire, memory_order_relaxed))
    free = 0;
  cs = 2;
  int r2 = cs;
  atomic_store_explicit(&l, 0, memory_order_release);
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
