/* Asks again and again: fine if the mutex comes free, else it asks for ever.
 * platform: verified
 * platform: -DKEEP violated liveness
 * oracle
 */
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
  while (pthread_mutex_timedlock(&m, &until) != 0) {
  }
  x++;
  pthread_mutex_unlock(&m);
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
