/* A cache under a read-write lock: readers see a whole entry.
 * platform: verified
 * platform: -DREAD_LOCK violated race
 * platform: -DNO_LOCK violated race
 * oracle
 */
#include <assert.h>
#include <pthread.h>

pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
int key, value;

void *first(void *arg) {
#ifdef READ_LOCK
  pthread_rwlock_rdlock(&rw);
#elif !defined(NO_LOCK)
  pthread_rwlock_wrlock(&rw);
#endif
  key = 1;
  value = 2;
#ifndef NO_LOCK
  pthread_rwlock_unlock(&rw);
#endif
  return arg;
}

void *second(void *arg) {
  pthread_rwlock_rdlock(&rw);
  assert(value == 2 * key);
  pthread_rwlock_unlock(&rw);
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
