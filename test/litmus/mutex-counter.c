/* A plain counter under a mutex.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: c=2
 *   executions: sc tso pso rc11 2
 */
#include <heddle.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int c;

void *thread1(void *arg) {
  pthread_mutex_lock(&m);
  c = c + 1;
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread1, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  heddle_observe(c);
  return 0;
}
