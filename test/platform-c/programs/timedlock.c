/* A mutex asked for with a time limit.
 * platform: verified
 * platform: -DSURE violated assertion
 * platform: -DKEEP verified
 * oracle
 */
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *first(void *arg) {
  pthread_mutex_lock(&m);
  x++;
#ifndef KEEP
  pthread_mutex_unlock(&m);
#endif
  return arg;
}

void *second(void *arg) {
  struct timespec until = {10, 0};
  int error = pthread_mutex_timedlock(&m, &until);
#ifdef SURE
  assert(error == 0);
#endif
  if (error == 0) {
    x++;
    pthread_mutex_unlock(&m);
  } else {
    assert(error == ETIMEDOUT);
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
