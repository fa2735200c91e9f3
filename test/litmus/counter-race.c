/* The same counter without the mutex.
 * heddle-litmus:
 *   sc tso pso relaxed: c=1 | c=2
 *   ra rc11 c11: violates race
 *   executions: sc tso pso 4
 */
#include <heddle.h>
#include <pthread.h>

int c;

void *thread1(void *arg) {
  c = c + 1;
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
