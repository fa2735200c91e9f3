/* Polls a condition: a signal is not needed then, but somebody must make it true.
 * platform: verified
 * platform: -DFORGET violated liveness: ready to change
 */
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void *first(void *arg) {
  struct timespec until = {1, 0};
  pthread_mutex_lock(&m);
  while (!ready) pthread_cond_timedwait(&c, &m, &until);
  assert(ready == 1);
  pthread_mutex_unlock(&m);
  return arg;
}

void *second(void *arg) {
#ifndef FORGET
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_mutex_unlock(&m);
#endif
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
