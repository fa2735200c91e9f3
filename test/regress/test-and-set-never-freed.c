/* Two locks by test-and-set, taken in opposite orders: each thread can wait for the other for ever. The exploration
 * dropped these graphs (see test-and-set-spinner.c) and called the program verified.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates liveness
 */
#include <pthread.h>
#include <stdatomic.h>

atomic_int a, b;

static void lock(atomic_int *l) {
  while (atomic_exchange_explicit(l, 1, memory_order_acquire))
    ;
}
static void unlock(atomic_int *l) { atomic_store_explicit(l, 0, memory_order_release); }

void *forwards(void *arg) {
  lock(&a);
  lock(&b);
  unlock(&b);
  unlock(&a);
  return 0;
}

void *backwards(void *arg) {
  lock(&b);
  lock(&a);
  unlock(&a);
  unlock(&b);
  return 0;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, forwards, 0);
  pthread_create(&u, 0, backwards, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
