/* A loop that waits, with an atomic block in its rounds. In the C11 family a block is a mutex, so a round that changes nothing has
 * still locked and unlocked: what others locked after it stays when the loop reads again. explore took the round out of the graph
 * (an internal error where a seq_cst order was looked for under ra, rc11 and c11).
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: last=1 | last=2
 */
#include <pthread.h>
#include <stdatomic.h>
#include <heddle.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int x, y;

static int cas(atomic_int *p, int from, int to) {
  __VERIFIER_atomic_begin();
  int same = atomic_load_explicit(p, memory_order_relaxed) == from;
  if (same) atomic_store_explicit(p, to, memory_order_relaxed);
  __VERIFIER_atomic_end();
  return same;
}

static void *first(void *arg) {
  while (!cas(&x, 1, 2)) {
  }
  atomic_store(&y, 1);
  return arg;
}

static void *second(void *arg) {
  cas(&x, 0, 1);
  atomic_store(&y, 2);
  atomic_thread_fence(memory_order_seq_cst);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  int last = y;
  heddle_observe(last);
}
