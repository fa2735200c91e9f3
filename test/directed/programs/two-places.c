/* Two stores of which the first goes here or there: under pso they may change places only where they are apart.
 * (The order was kept whenever the addresses could be the same, and the violation was lost.) */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
int x, y, late, there;
int *_Atomic where = &x;
void *writer(void *arg) {
  int *p = where;
  there = p == &y;
  atomic_thread_fence(memory_order_seq_cst);
  *p = 1;
  x = 2;
  return arg;
}
void *reader(void *arg) {
  where = &y;
  if (x == 2) late = y == 0;
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, writer, 0);
  pthread_create(&b, 0, reader, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(!(late && there));
  return 0;
}
