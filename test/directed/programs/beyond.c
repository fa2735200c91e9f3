/* What no event graph has: the construct and its line are named. */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
static atomic_int x, y;
static int depth(int n) {
  volatile char frame[4096];
  frame[n & 1] = 1;
  return n == 0 ? 0 : frame[n & 1] + depth(n - atomic_load(&x));
}
static void *worker(void *arg) {
#ifdef RECURSION
  atomic_store(&y, depth(1 + atomic_load(&y)));
#endif
#ifdef CHOICE
  atomic_store(&y, heddle_choose(0, 3));
#endif
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, 0);
  pthread_create(&b, 0, worker, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
