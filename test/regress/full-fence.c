/* Store buffering with mfence, as an intrinsic and as CBMC's fence of all kinds: a full fence is a seq_cst fence in every
 * model. In the C11 family it was none for explore, axiomatic and the oracle, though it was one for the clocks of replay.
 * heddle-litmus:
 *   sc tso pso relaxed rc11 c11: r1=0 r2=1 | r1=1 r2=0 | r1=1 r2=1
 *   ra: r1=0 r2=0 | r1=0 r2=1 | r1=1 r2=0 | r1=1 r2=1
 */
#include <heddle.h>
#include <immintrin.h>
#include <pthread.h>
#include <stdatomic.h>

void __CPROVER_fence(const char *kind, ...);

atomic_int x, y;

void *thread1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  _mm_mfence();
  int r1 = atomic_load_explicit(&y, memory_order_relaxed);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  __CPROVER_fence("WWfence", "WRfence", "RRfence", "RWfence");
  int r2 = atomic_load_explicit(&x, memory_order_relaxed);
  heddle_observe(r2);
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
