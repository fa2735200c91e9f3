#include <pthread.h>
#include <semaphore.h>
extern unsigned __VERIFIER_nondet_uint(void);
sem_t s;
void *w(void *a) {
  sem_wait(&s);
  return 0;
}
int main(void) {
  pthread_t t;
  sem_init(&s, 0, __VERIFIER_nondet_uint() & 1023);
  pthread_create(&t, 0, w, 0);
  pthread_join(t, 0);
}
