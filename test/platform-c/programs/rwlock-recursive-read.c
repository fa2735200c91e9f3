/* A thread may hold a read lock twice, and gives it back twice.
 * platform: verified
 * platform: -DONCE violated deadlock: rwlock rw
 * platform: -DTHRICE violated lock: not locked
 */
#include <pthread.h>

pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
int x;

void *first(void *arg) {
  pthread_rwlock_rdlock(&rw);
  pthread_rwlock_rdlock(&rw);
  int seen = x;
  pthread_rwlock_unlock(&rw);
#ifndef ONCE
  pthread_rwlock_unlock(&rw);
#endif
#ifdef THRICE
  pthread_rwlock_unlock(&rw);
#endif
  (void)seen;
  return arg;
}

void *second(void *arg) {
#ifndef THRICE
  pthread_rwlock_wrlock(&rw);
  x = 1;
  pthread_rwlock_unlock(&rw);
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
