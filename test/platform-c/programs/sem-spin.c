/* Tries until there is something: waits, and not for nothing.
 * platform: verified
 * platform: -DNOTHING violated liveness
 * oracle
 */
#include <pthread.h>
#include <semaphore.h>

sem_t s;
int x;

void *first(void *arg) {
  x = 1;
#ifndef NOTHING
  sem_post(&s);
#endif
  return arg;
}

void *second(void *arg) {
  while (sem_trywait(&s) != 0) {
  }
  x = 2;
  return arg;
}

int main(void) {
  pthread_t a, b;
  sem_init(&s, 0, 0);
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
