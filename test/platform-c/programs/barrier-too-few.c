/* A barrier that waits for more threads than come.
 * platform: -DENOUGH verified
 * platform: violated deadlock: barrier b
 * oracle
 */
#include <pthread.h>

pthread_barrier_t b;

static void *run(void *arg) {
  pthread_barrier_wait(&b);
  return arg;
}
#define first run
#define second run

int main(void) {
  pthread_t t, u;
#ifdef ENOUGH
  pthread_barrier_init(&b, 0, 2);
#else
  pthread_barrier_init(&b, 0, 3);
#endif
  pthread_create(&t, 0, first, 0);
  pthread_create(&u, 0, second, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
