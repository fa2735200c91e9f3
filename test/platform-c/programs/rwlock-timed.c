/* A read-write lock asked for with a time limit: no deadlock, but perhaps no lock.
 * platform: verified
 * platform: -DSURE violated assertion
 * oracle
 */
#include <assert.h>
#include <errno.h>
#include <pthread.h>

pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
int x;

void *first(void *arg) {
  struct timespec until = {1, 0};
  int error = pthread_rwlock_timedwrlock(&rw, &until);
#ifdef SURE
  assert(error == 0);
#endif
  if (error == 0) {
    x++;
    pthread_rwlock_unlock(&rw);
  } else {
    assert(error == ETIMEDOUT);
  }
  return arg;
}

void *second(void *arg) {
  struct timespec until = {1, 0};
  if (pthread_rwlock_timedrdlock(&rw, &until) == 0) {
    assert(x == 0 || x == 1);
    pthread_rwlock_unlock(&rw);
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
