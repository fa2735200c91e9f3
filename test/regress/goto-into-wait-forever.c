/* As goto-into-wait.c: a loop with two entries that nobody lets go. It ended in an internal error: the wait that was told was
 * none, and did not replay.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates liveness
 */
#include <pthread.h>
#include <stdatomic.h>

atomic_int f, g;

void *other(void *arg) {
  g = 1;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, other, 0);
  if (g) goto middle;
top:
  if (f) goto out;
middle:
  if (f == 2) goto out;
  goto top;
out:
  pthread_join(t, 0);
  return 0;
}
