/* Message passing of plain data through a release and acquire flag: no race.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=1 | r1=9
 *   executions: sc tso pso rc11 2
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

int data;
atomic_int flag;

void *thread1(void *arg) {
  data = 1;
  atomic_store_explicit(&flag, 1, memory_order_release);
  return 0;
}

void *thread2(void *arg) {
  int r1 = 9;
  if (atomic_load_explicit(&flag, memory_order_acquire) == 1)
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
