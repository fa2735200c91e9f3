/* A normal mutex locked twice by its owner.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates deadlock
 *   executions: sc tso pso rc11 0
 */
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *thread1(void *arg) {
  pthread_mutex_lock(&m);
  pthread_mutex_lock(&m);
  return 0;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, 0, thread1, 0);
  pthread_join(a, 0);
  return 0;
}
