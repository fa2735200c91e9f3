/* Two readers may be inside at the same time, a reader and a writer may not.
 * platform: verified
 * platform: -DALONE violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
atomic_int inside, writing;

void *reader(void *arg) {
  pthread_rwlock_rdlock(&rw);
  int before = atomic_fetch_add(&inside, 1);
#ifdef ALONE
  assert(before == 0);
#endif
  assert(writing == 0);
  atomic_fetch_sub(&inside, 1);
  pthread_rwlock_unlock(&rw);
  (void)before;
  return arg;
}

void *writer(void *arg) {
  pthread_rwlock_wrlock(&rw);
  writing = 1;
  assert(inside == 0);
  writing = 0;
  pthread_rwlock_unlock(&rw);
  return arg;
}

int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, reader, 0);
  pthread_create(&b, 0, reader, 0);
  pthread_create(&c, 0, writer, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  pthread_join(c, 0);
  return 0;
}
