/* Spinning on a plain flag: a race in C11.
 * heddle-litmus:
 *   sc tso: r1=1
 *   pso relaxed: r1=0 | r1=1
 *   ra rc11 c11: violates race
 *   executions: sc tso 1, pso 2
 */
#include <heddle.h>
#include <pthread.h>

int data, flag;

void *thread1(void *arg) {
  data = 1;
  flag = 1;
  return 0;
}

void *thread2(void *arg) {
  while (flag == 0)
    ;
  int r1 = data;
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
