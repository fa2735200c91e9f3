/* spin_lock, mutex_lock, read_lock.
 * platform: verified
 * platform: -DRECURSE violated deadlock: spinlock lock
 * platform: -DUNLOCKED violated race
 */
#include <heddle/linux.h>

DEFINE_SPINLOCK(lock);
DEFINE_MUTEX(mutex);
DEFINE_RWLOCK(rw);
int n, m, k;

static void *run(void *arg) {
  unsigned long flags;
  spin_lock_irqsave(&lock, flags);
#ifdef RECURSE
  spin_lock(&lock);
#endif
  n++;
  spin_unlock_irqrestore(&lock, flags);
#ifndef UNLOCKED
  mutex_lock(&mutex);
#endif
  m++;
#ifndef UNLOCKED
  mutex_unlock(&mutex);
#endif
  if (arg) {
    write_lock(&rw);
    k = 1;
    write_unlock(&rw);
  } else {
    read_lock(&rw);
    WARN_ON(k != 0 && k != 1);
    read_unlock(&rw);
  }
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, run, 0);
  pthread_create(&b, 0, run, &a);
  pthread_join(a, 0);
  pthread_join(b, 0);
  BUG_ON(n != 2 || m != 2);
  return 0;
}
