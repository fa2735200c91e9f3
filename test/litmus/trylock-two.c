/* Two trylocks: exactly one gets the mutex (the other EBUSY, 16).
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=0 r2=16 | r1=16 r2=0
 *   executions: sc tso pso rc11 2
 */
#include <heddle.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *thread1(void *arg) {
  int r1 = pthread_mutex_trylock(&m);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  int r2 = pthread_mutex_trylock(&m);
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
