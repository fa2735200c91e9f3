/* An atomic function called in an atomic block does not end it. The accesses are plain.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=0 r2=0 | r1=1 r2=1
 *   executions: sc tso pso rc11 2
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

int x, y;

void __VERIFIER_atomic_set_x(void) { x = 1; }

void *thread1(void *arg) {
  __VERIFIER_atomic_begin();
  __VERIFIER_atomic_set_x();
  y = 1;
  __VERIFIER_atomic_end();
  return 0;
}

void *thread2(void *arg) {
  __VERIFIER_atomic_begin();
  int r1 = x;
  int r2 = y;
  __VERIFIER_atomic_end();
  heddle_observe(r1, r2);
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
