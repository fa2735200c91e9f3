/* A compare-exchange in an atomic block beside another read-modify-write and a store: each comes before or after the
 * others. (explore once visited some of these executions twice.)
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: r1=0 r2=0 | r1=0 r2=1 | r1=1 r2=0 | r1=1 r2=1
 *   executions: sc tso pso rc11 6
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int x;

void *thread1(void *arg) {
  int r1 = atomic_fetch_add(&x, 0);
  heddle_observe(r1);
  return 0;
}

void *thread2(void *arg) {
  int expected = 0;
  __VERIFIER_atomic_begin();
  int r2 = atomic_compare_exchange_strong(&x, &expected, 0);
  __VERIFIER_atomic_end();
  heddle_observe(r2);
  return 0;
}

void *thread3(void *arg) {
  atomic_store(&x, 1);
  return 0;
}

int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, thread1, 0);
  pthread_create(&b, 0, thread2, 0);
  pthread_create(&c, 0, thread3, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  pthread_join(c, 0);
  return 0;
}
