/* Store buffering inside a mutex: one thread sees the other, and only one.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=0 r2=1 | r1=1 r2=0
 *   executions: sc tso pso rc11 2
 */
#include <heddle.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x, y;

void *thread1(void *arg) {
  pthread_mutex_lock(&m);
  x = 1;
  int r1 = y;
  pthread_mutex_unlock(&m);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  pthread_mutex_lock(&m);
  y = 1;
  int r2 = x;
  pthread_mutex_unlock(&m);
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
