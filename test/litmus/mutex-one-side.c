/* A mutex that only one of two threads takes protects nothing.
 * heddle-litmus:
 *   sc tso pso relaxed: r1=0 | r1=1
 *   ra rc11 c11: violates race
 *   executions: sc tso pso 2
 */
#include <heddle.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *thread1(void *arg) {
  pthread_mutex_lock(&m);
  x = 1;
  pthread_mutex_unlock(&m);
  return 0;
}

void *thread2(void *arg) {
  int r1 = x;
  heddle_observe(r1);
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
