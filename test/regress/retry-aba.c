/* ABA: one thread reads head 1 and next 2; the other makes head 3, next 3, head 1; then the compare-exchange of the first
 * puts the outdated 2 into head. A failed round of its loop, which reads the 3, was dropped by the exploration since its
 * first read is old by then; but only from there the second 1 is reached: "verified".
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int head = 1, next = 2;

static int cas(atomic_int *at, int old, int new) { return atomic_compare_exchange_strong(at, &old, new); }

void *pop(void *arg) {
  while (1) {
    int h = head;
    int n = next;
    if (cas(&head, h, n)) break;
  }
  return 0;
}

void *push(void *arg) {
  int h = head;
  if (!cas(&head, h, 3)) return 0;
  h = head;
  next = h;
  if (!cas(&head, h, 1)) return 0;
  assert(!(h == 3 && head == 2));
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, pop, 0);
  pthread_create(&b, 0, push, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
