/* Lamport's bakery, one entry each: a ticket is 1, or 2 when the other thread has one. With a
 * seq_cst fence between every two accesses it is right everywhere.
 * heddle-litmus:
 *   sc tso pso relaxed rc11 c11: clean
 *   ra: violates assertion
 *   executions: sc tso pso rc11 9
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int choosing1, choosing2, number1, number2, cs;

void *thread1(void *arg) {
  atomic_store_explicit(&choosing1, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  int mine = atomic_load_explicit(&number2, memory_order_relaxed) ? 2 : 1;
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&number1, mine, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&choosing1, 0, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  while (atomic_load_explicit(&choosing2, memory_order_relaxed) == 1)
    ;
  atomic_thread_fence(memory_order_seq_cst);
  for (;;) {
    int other = atomic_load_explicit(&number2, memory_order_relaxed);
    if (other == 0 || mine <= other)
      break;
  }
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&cs, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  int r = atomic_load_explicit(&cs, memory_order_relaxed);
  assert(r == 1);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&number1, 0, memory_order_relaxed);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&choosing2, 1, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  int mine = atomic_load_explicit(&number1, memory_order_relaxed) ? 2 : 1;
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&number2, mine, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&choosing2, 0, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  while (atomic_load_explicit(&choosing1, memory_order_relaxed) == 1)
    ;
  atomic_thread_fence(memory_order_seq_cst);
  for (;;) {
    int other = atomic_load_explicit(&number1, memory_order_relaxed);
    if (other == 0 || mine < other)
      break;
  }
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&cs, 2, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  int r = atomic_load_explicit(&cs, memory_order_relaxed);
  assert(r == 2);
  atomic_thread_fence(memory_order_seq_cst);
  atomic_store_explicit(&number2, 0, memory_order_relaxed);
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
