/* A failed trylock is a read without synchronisation: it tells that thread 1 holds the mutex, not
 * what it did before.
 * heddle-litmus:
 *   sc tso pso: r1=0 r2=0 | r1=0 r2=1 | r1=16 r2=1
 *   relaxed ra rc11 c11: r1=0 r2=0 | r1=0 r2=1 | r1=16 r2=0 | r1=16 r2=1
 *   executions: sc tso pso 4, rc11 5
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int x;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  return 0;
}

void *thread2(void *arg) {
  int r1 = pthread_mutex_trylock(&m);
  int r2 = atomic_load_explicit(&x, memory_order_relaxed);
  if (r1 == 0)
    pthread_mutex_unlock(&m);
  heddle_observe(r1, r2);
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
