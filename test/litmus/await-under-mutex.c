/* Spinning inside a mutex for a flag that needs the mutex: one thread in an await, one in a lock.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates deadlock
 *   executions: sc tso pso rc11 1
 */
#include <pthread.h>
#include <stdatomic.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int x;

void *thread1(void *arg) {
  pthread_mutex_lock(&m);
  while (atomic_load_explicit(&x, memory_order_relaxed) == 0)
    ;
  pthread_mutex_unlock(&m);
  return 0;
}

void *thread2(void *arg) {
  pthread_mutex_lock(&m);
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  pthread_mutex_unlock(&m);
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
