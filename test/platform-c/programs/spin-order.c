/* Two spinlocks in two orders.
 * platform: verified
 * platform: -DCROSS violated deadlock: wait for each other
 */
#include <pthread.h>

pthread_spinlock_t a_lock, b_lock;

void *first(void *arg) {
  pthread_spin_lock(&a_lock);
  pthread_spin_lock(&b_lock);
  pthread_spin_unlock(&b_lock);
  pthread_spin_unlock(&a_lock);
  return arg;
}

void *second(void *arg) {
#ifdef CROSS
  pthread_spin_lock(&b_lock);
  pthread_spin_lock(&a_lock);
#else
  pthread_spin_lock(&a_lock);
  pthread_spin_lock(&b_lock);
#endif
  pthread_spin_unlock(&b_lock);
  pthread_spin_unlock(&a_lock);
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
