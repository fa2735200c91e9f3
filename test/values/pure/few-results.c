/*
 * Results of few bits are each tried, whatever they are used for.
 * values: verified
 * values: -DBUG violated assertion: odd(x) + odd(y) != 1
 */
#include <assert.h>
#include <heddle.h>
#include <pthread.h>
#include <stdbool.h>
heddle_pure bool odd(int key);
static int x, y, sum;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *count(void *a) {
  pthread_mutex_lock(&m);
  sum += odd(x) ? 2 : -1;
  pthread_mutex_unlock(&m);
  return a;
}
int main(void) {
  pthread_t s, t;
  x = 5, y = 6;
  pthread_create(&s, 0, count, 0);
  pthread_create(&t, 0, count, 0);
  pthread_join(s, 0);
  pthread_join(t, 0);
  assert(sum == (odd(5) ? 4 : -2));
#ifdef BUG
  assert(odd(x) + odd(y) != 1);
#endif
  return 0;
}
