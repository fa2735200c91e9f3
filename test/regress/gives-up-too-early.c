/* A thread tries a compare-exchange once and gives up. Its round in vain read an old value and then the latest; when no other
 * thread could go on, the exploration found that the last read has another source and took it out of the graph, although
 * giving up was still to be tried there: an internal error. That somebody succeeds is
 * somebody-succeeds.c.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;

void *add(void *arg) {
  for (int i = 0; i < 1; i++) {
    int old = atomic_load(&x);
    if (atomic_compare_exchange_strong(&x, &old, old + 1)) return 0;
  }
  return 0;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, add, 0);
  pthread_create(&u, 0, add, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(atomic_load(&x) == 2);
  return 0;
}
