/* Peterson's algorithm, one entry each. Right only under SC.
 * heddle-litmus:
 *   sc: clean
 *   tso pso relaxed ra rc11 c11: violates assertion
 *   executions: sc 4, tso 14, pso rc11 20
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag1, flag2, turn, cs;

void *thread1(void *arg) {
  atomic_store_explicit(&flag1, 1, memory_order_relaxed);
  atomic_store_explicit(&turn, 2, memory_order_relaxed);
  for (;;) {
    int other = atomic_load_explicit(&flag2, memory_order_relaxed);
    if (other == 0)
      break;
    int whose = atomic_load_explicit(&turn, memory_order_relaxed);
    if (whose != 2)
      break;
  }
  atomic_store_explicit(&cs, 1, memory_order_relaxed);
  int r = atomic_load_explicit(&cs, memory_order_relaxed);
  assert(r == 1);
  atomic_store_explicit(&flag1, 0, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&flag2, 1, memory_order_relaxed);
  atomic_store_explicit(&turn, 1, memory_order_relaxed);
  for (;;) {
    int other = atomic_load_explicit(&flag1, memory_order_relaxed);
    if (other == 0)
      break;
    int whose = atomic_load_explicit(&turn, memory_order_relaxed);
    if (whose != 1)
      break;
  }
  atomic_store_explicit(&cs, 2, memory_order_relaxed);
  int r = atomic_load_explicit(&cs, memory_order_relaxed);
  assert(r == 2);
  atomic_store_explicit(&flag2, 0, memory_order_relaxed);
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
