/* A goto leads into the middle of a waiting loop. The round that began there came to the head of the loop for the first time and
 * was taken for one that had changed nothing since it was there: the thread waited for g without ever having looked at f
 * ("verified" with explore, internal errors of the engines with formulas).
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int c, f, g;

void *waits(void *arg) {
  if (c) goto middle;
top:
  if (g) goto out;
middle:
  assert(!f);
  goto top;
out:
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waits, 0);
  f = 1;
  g = 1;
  pthread_join(t, 0);
  return 0;
}
