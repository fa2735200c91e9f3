/* A loop that reads two locations and changes nothing waits. When the first of them is written the second read can still
 * change: 0 and then 1 are read when both stores come between the two reads. The exploration tried the loop again as
 * soon as the first location had something newer, and never let it wait on with the old value: "verified".
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x, y;
int got;

void *reader(void *arg) {
  while (1) {
    int p = x;
    int q = y;
    if (p == 0 && q == 1) {
      got = 1;
      break;
    }
    if (p == 1) break;
  }
  return 0;
}

void *writer(void *arg) {
  x = 1;
  y = 1;
  return 0;
}

int main(void) {
  pthread_t r, w;
  pthread_create(&r, 0, reader, 0);
  pthread_create(&w, 0, writer, 0);
  pthread_join(r, 0);
  pthread_join(w, 0);
  assert(!got);
  return 0;
}
