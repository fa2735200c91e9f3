/* A bounded buffer of one place: producer and consumer with two semaphores.
 * platform: verified
 * platform: -DNO_ROOM violated race|assertion
 * platform: -DLOST violated deadlock: semaphore full
 */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

sem_t room, full;
int slot;

void *first(void *arg) {
  for (int i = 1; i <= 2; i++) {
#ifndef NO_ROOM
    sem_wait(&room);
#endif
    slot = i;
#ifdef LOST
    if (i == 1)
#endif
      sem_post(&full);
  }
  return arg;
}

void *second(void *arg) {
  for (int i = 1; i <= 2; i++) {
    sem_wait(&full);
    assert(slot == i);
    sem_post(&room);
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  sem_init(&room, 0, 1);
  sem_init(&full, 0, 0);
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
