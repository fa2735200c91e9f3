/* A relaxed store of another thread ends the release sequence: reading 2 synchronises with nobody
 * in C11.
 * heddle-litmus:
 *   sc tso pso relaxed: r1=0 r2=0 | r1=0 r2=1 | r1=1 r2=1 | r1=2 r2=1
 *   ra rc11 c11: r1=0 r2=0 | r1=0 r2=1 | r1=1 r2=1 | r1=2 r2=0 | r1=2 r2=1
 *   executions: sc tso pso 7, rc11 8
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int d, x;

void *thread1(void *arg) {
  atomic_store_explicit(&d, 1, memory_order_relaxed);
  atomic_store_explicit(&x, 1, memory_order_release);
  return 0;
}

void *thread2(void *arg) {
  if (atomic_load_explicit(&x, memory_order_relaxed) == 1)
    atomic_store_explicit(&x, 2, memory_order_relaxed);
  return 0;
}

void *thread3(void *arg) {
  int r1 = atomic_load_explicit(&x, memory_order_acquire);
  int r2 = atomic_load_explicit(&d, memory_order_relaxed);
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
  return 0;
}
