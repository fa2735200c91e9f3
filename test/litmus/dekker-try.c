/* The core of Dekker: raise the own flag, enter if the other one is down. Right only under SC.
 * heddle-litmus:
 *   sc: clean
 *   tso pso relaxed ra rc11 c11: violates assertion
 *   executions: sc 3, tso pso rc11 5
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag1, flag2, cs;

void *thread1(void *arg) {
  atomic_store_explicit(&flag1, 1, memory_order_relaxed);
  if (atomic_load_explicit(&flag2, memory_order_relaxed) == 0) {
    atomic_store_explicit(&cs, 1, memory_order_relaxed);
    int r = atomic_load_explicit(&cs, memory_order_relaxed);
    assert(r == 1);
  }
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&flag2, 1, memory_order_relaxed);
  if (atomic_load_explicit(&flag1, memory_order_relaxed) == 0) {
    atomic_store_explicit(&cs, 2, memory_order_relaxed);
    int r = atomic_load_explicit(&cs, memory_order_relaxed);
    assert(r == 2);
  }
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
