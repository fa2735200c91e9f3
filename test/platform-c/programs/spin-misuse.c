/* Spinlocks do not nest, and have owners.
 * platform: verified
 * platform: -DTWICE violated deadlock: spinlock s
 * platform: -DFREE violated lock: a spinlock that is not locked is unlocked
 * platform: -DDESTROY violated lock: a locked spinlock is destroyed
 */
#include <pthread.h>

pthread_spinlock_t s;

int main(void) {
  pthread_spin_init(&s, 0);
#ifndef FREE
  pthread_spin_lock(&s);
#endif
#ifdef TWICE
  pthread_spin_lock(&s);
#endif
#ifndef DESTROY
  pthread_spin_unlock(&s);
#endif
  pthread_spin_destroy(&s);
  return 0;
}
