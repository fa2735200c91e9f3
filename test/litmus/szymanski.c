/* Szymanski's algorithm, one entry each: 1 wants in, 3 in the waiting room, 2 waits for the other,
 * 4 the door is closed. Right only under SC.
 * heddle-litmus:
 *   sc: clean
 *   tso pso relaxed ra rc11 c11: violates assertion liveness
 *   executions: sc 29, tso 135, pso rc11 206
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag1, flag2, cs;

void *thread1(void *arg) {
  atomic_store_explicit(&flag1, 1, memory_order_relaxed);
  while (atomic_load_explicit(&flag2, memory_order_relaxed) >= 3)
    ;
  atomic_store_explicit(&flag1, 3, memory_order_relaxed);
  if (atomic_load_explicit(&flag2, memory_order_relaxed) == 1) {
    atomic_store_explicit(&flag1, 2, memory_order_relaxed);
    while (atomic_load_explicit(&flag2, memory_order_relaxed) != 4)
      ;
  }
  atomic_store_explicit(&flag1, 4, memory_order_relaxed);
  atomic_store_explicit(&cs, 1, memory_order_relaxed);
  int r = atomic_load_explicit(&cs, memory_order_relaxed);
  assert(r == 1);
  for (;;) {
    int other = atomic_load_explicit(&flag2, memory_order_relaxed);
    if (other != 2 && other != 3)
      break;
  }
  atomic_store_explicit(&flag1, 0, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&flag2, 1, memory_order_relaxed);
  while (atomic_load_explicit(&flag1, memory_order_relaxed) >= 3)
    ;
  atomic_store_explicit(&flag2, 3, memory_order_relaxed);
  if (atomic_load_explicit(&flag1, memory_order_relaxed) == 1) {
    atomic_store_explicit(&flag2, 2, memory_order_relaxed);
    while (atomic_load_explicit(&flag1, memory_order_relaxed) != 4)
      ;
  }
  atomic_store_explicit(&flag2, 4, memory_order_relaxed);
  while (atomic_load_explicit(&flag1, memory_order_relaxed) >= 2)
    ;
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
