/* A compare-exchange that fails is a load of its failure order. explore checked the axiom SC on it with the order of
 * success, seq_cst, before it knew that the exchange fails, and so missed r1=0 r2=0, which a relaxed load allows.
 * Found by reading, when weak compare-exchanges were made to fail spuriously.
 * heddle-litmus:
 *   sc tso pso relaxed: r1=0 r2=1 | r1=1 r2=0 | r1=1 r2=1
 *   ra rc11 c11: r1=0 r2=0 | r1=0 r2=1 | r1=1 r2=0 | r1=1 r2=1
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;

void *thread1(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_seq_cst);
  int r2 = atomic_load_explicit(&x, memory_order_seq_cst);
  heddle_observe(r2);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_seq_cst);
  int r1 = 5;
  atomic_compare_exchange_strong_explicit(&y, &r1, 7, memory_order_seq_cst, memory_order_relaxed);
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
