/* A thread that leaves by pthread_exit inside an atomic block: its end ends the block. Nobody had said so: for random the
 * others could never go on (a deadlock), explore saw only the executions in which they come first and verified the
 * program, sequentialize found the assertion and could not run it. Found by fuzzing (--kind exit --seed 1, program 29).
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>
void __heddle_atomic_begin(void);
void __heddle_atomic_end(void);
atomic_int x;

void *inside(void *arg) {
  __heddle_atomic_begin();
  atomic_fetch_add_explicit(&x, 1, memory_order_relaxed);
  pthread_exit(0);
  __heddle_atomic_end();
  return 0;
}

void *reader(void *arg) {
  assert(atomic_load_explicit(&x, memory_order_relaxed) != 1);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, inside, 0);
  pthread_create(&b, 0, reader, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
