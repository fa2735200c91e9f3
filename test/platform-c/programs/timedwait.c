/* A condition with a time limit: either it came true, or time was up.
 * platform: verified
 * platform: -DIF violated assertion
 * platform: -DNO_SIGNAL verified
 */
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void *first(void *arg) {
  struct timespec until = {1, 0};
  int error = 0;
  pthread_mutex_lock(&m);
#ifdef IF
  if (!ready) error = pthread_cond_timedwait(&c, &m, &until);
  assert(ready);
#else
  while (!ready && error == 0) error = pthread_cond_timedwait(&c, &m, &until);
  assert(ready || error == ETIMEDOUT);
#endif
  pthread_mutex_unlock(&m);
  return arg;
}

void *second(void *arg) {
#ifndef NO_SIGNAL
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
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
