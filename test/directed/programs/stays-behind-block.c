/*
 * A store that leaves its buffer right after another thread's atomic block, whose own stores hold back its end: under pso
 * the second store of `writer` may be in memory before the block, and the first one only after it.
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int v0, v1;

static void *block(void *arg) {
  __VERIFIER_atomic_begin();
  atomic_store_explicit(&v0, 1, memory_order_release);
  int seen = atomic_load_explicit(&v1, memory_order_acquire);
  atomic_store_explicit(&v0, 2, memory_order_relaxed);
  __VERIFIER_atomic_end();
  int then = atomic_load_explicit(&v0, memory_order_relaxed);
  assert(!(seen == 1 && then == 3));
  return arg;
}

static void *writer(void *arg) {
  atomic_store_explicit(&v0, 3, memory_order_relaxed);
  atomic_store_explicit(&v1, 1, memory_order_relaxed);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, block, 0);
  pthread_create(&b, 0, writer, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
