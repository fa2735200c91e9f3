/* A test-and-set spinner puts back the value it read: its iteration is an await, but its write is there for others to
 * read. The exploration took the spinner's own write for a later one, thought that nothing could ever wake it up, and
 * dropped the graph with all that the other threads could still do: this program was "verified" with 0 executions.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion liveness
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int taken;

void *take(void *arg) {
  while (atomic_exchange(&taken, 1))
    ;
  return 0;
}

void *look(void *arg) {
  assert(atomic_load(&taken) == 0);
  return 0;
}

int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, take, 0);
  pthread_create(&b, 0, take, 0);
  pthread_create(&c, 0, look, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  pthread_join(c, 0);
  return 0;
}
