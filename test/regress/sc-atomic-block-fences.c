/* The fences of an atomic block belong to it. The oracle left them outside the block's node, so that sc.cat, which
 * orders fences too, saw a cycle from the block to its own fence and back, and no execution was consistent.
 * Found by fuzzing, seed 1, program 115: sc had no outcomes, tso one.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: x=2
 */
#include <heddle.h>
#include <pthread.h>

void __heddle_atomic_begin(void);
void __heddle_atomic_end(void);

int x;

void *increment(void *arg) {
  __heddle_atomic_begin();
  x = x + 1;
  __heddle_atomic_end();
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, increment, 0);
  pthread_create(&b, 0, increment, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  heddle_observe(x);
  return 0;
}
