/* A semaphore lets two of three in.
 * platform: verified
 * platform: -DTHREE violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

sem_t s;
atomic_int inside;

void *run(void *arg) {
  sem_wait(&s);
  assert(atomic_fetch_add(&inside, 1) < 2);
  atomic_fetch_sub(&inside, 1);
  sem_post(&s);
  return arg;
}

int main(void) {
  pthread_t t[3];
#ifdef THREE
  sem_init(&s, 0, 3);
#else
  sem_init(&s, 0, 2);
#endif
  for (int i = 0; i < 3; i++) pthread_create(&t[i], 0, run, 0);
  for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
  return 0;
}
