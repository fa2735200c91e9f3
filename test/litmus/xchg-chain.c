/* Three relaxed exchanges form a chain in one of six orders.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=0 r2=1 r3=2 x=3 | r1=0 r2=3 r3=1 x=2 | r1=2 r2=0 r3=1 x=3
 *     | r1=2 r2=3 r3=0 x=1 | r1=3 r2=0 r3=2 x=1 | r1=3 r2=1 r3=0 x=2
 *   executions: sc tso pso rc11 6
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *thread1(void *arg) {
  int r1 = atomic_exchange_explicit(&x, 1, memory_order_relaxed);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  int r2 = atomic_exchange_explicit(&x, 2, memory_order_relaxed);
  heddle_observe(r2);
  return 0;
}

void *thread3(void *arg) {
  int r3 = atomic_exchange_explicit(&x, 3, memory_order_relaxed);
  heddle_observe(r3);
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
  heddle_observe(x);
  return 0;
}
