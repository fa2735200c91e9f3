/* Two phases with a barrier between them.
 * platform: verified
 * platform: -DNO_BARRIER violated race|assertion
 * oracle
 */
#include <assert.h>
#include <pthread.h>

pthread_barrier_t b;
int x, y;

static void meet(void) {
#ifndef NO_BARRIER
  pthread_barrier_wait(&b);
#endif
}

void *first(void *arg) {
  x = 1;
  meet();
  assert(y == 1);
  return arg;
}

void *second(void *arg) {
  y = 1;
  meet();
  assert(x == 1);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_barrier_init(&b, 0, 2);
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  pthread_barrier_destroy(&b);
  return 0;
}
