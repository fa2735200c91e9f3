/* A semaphore hands data over.
 * platform: verified
 * platform: -DEARLY violated race|assertion
 * platform: -DFULL violated race|assertion
 * oracle
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

sem_t full;
int data;

void *first(void *arg) {
#ifdef EARLY
  sem_post(&full);
  data = 42;
#else
  data = 42;
  sem_post(&full);
#endif
  return arg;
}

void *second(void *arg) {
  sem_wait(&full);
  assert(data == 42);
  return arg;
}

int main(void) {
  pthread_t a, b;
#ifdef FULL
  sem_init(&full, 0, 1);
#else
  sem_init(&full, 0, 0);
#endif
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  sem_destroy(&full);
  return 0;
}
