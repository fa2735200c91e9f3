/* No deadlock: nobody holds the mutex when both threads ask for it. The axiomatic oracle tries runs that end blocked at
 * the lock; where no run of a combination got past it, the mutex had no write, and "no latest write" was taken for
 * "held for ever" instead of for the initial value.
 * Found by fuzzing: every program in which two threads lock the same mutex.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: x=2
 */
#include <heddle.h>
#include <pthread.h>

pthread_mutex_t m;
int x;

void *increment(void *arg) {
  pthread_mutex_lock(&m);
  x = x + 1;
  pthread_mutex_unlock(&m);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, increment, 0);
  pthread_create(&b, 0, increment, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  heddle_observe(x);
  return 0;
}
