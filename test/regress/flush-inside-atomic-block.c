/* No store of another thread reaches memory while a thread is inside an atomic block. The direct store buffers of
 * sequentialize, slow twin of its timestamped lists, let one do so, and a block read the old x and the new y under tso.
 * Found by fuzzing, seed 7200, program 301.
 * heddle-litmus:
 *   sc tso: a=0 b=0 | a=1 b=0 | a=1 b=1
 *   pso relaxed ra rc11 c11: a=0 b=0 | a=0 b=1 | a=1 b=0 | a=1 b=1
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

void __heddle_atomic_begin(void);
void __heddle_atomic_end(void);

atomic_int x, y;

void *writer(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_relaxed);
  atomic_store_explicit(&y, 1, memory_order_relaxed);
  return 0;
}

void *reader(void *arg) {
  __heddle_atomic_begin();
  int a = atomic_load_explicit(&x, memory_order_relaxed);
  int b = atomic_load_explicit(&y, memory_order_relaxed);
  __heddle_atomic_end();
  heddle_observe(a, b);
  return 0;
}

int main(void) {
  pthread_t s, t;
  pthread_create(&s, 0, writer, 0);
  pthread_create(&t, 0, reader, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
  return 0;
}
