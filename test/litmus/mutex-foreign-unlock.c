/* Unlocking a mutex that the thread does not own.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates lock
 *   executions: sc tso pso rc11 0
 */
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *thread1(void *arg) {
  pthread_mutex_lock(&m);
  return 0;
}

void *thread2(void *arg) {
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
