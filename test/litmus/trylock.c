/* A trylock that finds the mutex taken skips the plain access: no race.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=0 | r1=1 | r1=9
 *   executions: sc tso pso rc11 3
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
  int r1 = 9;
  if (pthread_mutex_trylock(&m) == 0) {
    r1 = x;
    pthread_mutex_unlock(&m);
  }
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
