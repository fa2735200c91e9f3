/* A reader that wants to write waits for itself, and for other readers.
 * platform: verified
 * platform: -DUPGRADE violated deadlock: rwlock rw
 * platform: -DTRY verified
 * oracle
 */
#include <pthread.h>

pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
int x;

static void *run(void *arg) {
  pthread_rwlock_rdlock(&rw);
  int seen = x;
#ifdef UPGRADE
  pthread_rwlock_wrlock(&rw);
  x = seen + 1;
  pthread_rwlock_unlock(&rw);
  pthread_rwlock_unlock(&rw);
#elif defined(TRY)
  if (pthread_rwlock_trywrlock(&rw) == 0) x = seen;
  pthread_rwlock_unlock(&rw);
#else
  pthread_rwlock_unlock(&rw);
  pthread_rwlock_wrlock(&rw);
  x = seen + 1;
  pthread_rwlock_unlock(&rw);
#endif
  return arg;
}
#define first run
#define second run

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
