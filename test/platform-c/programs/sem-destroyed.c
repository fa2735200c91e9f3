/* A semaphore after its end.
 * platform: violated lock: a destroyed semaphore is posted
 * platform: -DWAIT violated lock: a destroyed semaphore is waited for
 * platform: -DAGAIN verified
 */
#include <semaphore.h>

int main(void) {
  sem_t s;
  sem_init(&s, 0, 1);
  sem_destroy(&s);
#ifdef AGAIN
  sem_init(&s, 0, 1);
#endif
#ifdef WAIT
  sem_wait(&s);
#else
  sem_post(&s);
#endif
  return 0;
}
