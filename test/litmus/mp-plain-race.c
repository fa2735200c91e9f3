/* Message passing of plain data through a relaxed flag: a race in C11.
 * heddle-litmus:
 *   sc tso: r1=1 | r1=9
 *   pso relaxed: r1=0 | r1=1 | r1=9
 *   ra rc11 c11: violates race
 *   executions: sc tso 2, pso 3
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int flag;

void *thread1(void *arg) {
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  int r1 = 9;
  if (atomic_load_explicit(&flag, memory_order_relaxed) == 1)
    r1 = data;
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
