/* What POSIX forbids.
 * platform: verified
 * platform: -DFOREIGN violated lock: another thread holds for writing
 * platform: -DREADERS violated lock: only other threads hold
 * platform: -DDESTROY violated lock: a locked rwlock is destroyed
 * platform: -DAFTER violated lock: a destroyed rwlock is locked
 * platform: -DTWICE violated deadlock: rwlock rw
 */
#include <pthread.h>

pthread_rwlock_t rw;

void *other(void *arg) {
#if defined(FOREIGN) || defined(READERS)
  pthread_rwlock_unlock(&rw);
#endif
  return arg;
}

int main(void) {
  pthread_t a;
  pthread_rwlock_init(&rw, 0);
#ifdef READERS
  pthread_rwlock_rdlock(&rw);
#else
  pthread_rwlock_wrlock(&rw);
#endif
#ifdef TWICE
  pthread_rwlock_wrlock(&rw);
#endif
  pthread_create(&a, 0, other, 0);
  pthread_join(a, 0);
#ifndef DESTROY
  pthread_rwlock_unlock(&rw);
#endif
  pthread_rwlock_destroy(&rw);
#ifdef AFTER
  pthread_rwlock_rdlock(&rw);
#endif
  return 0;
}
