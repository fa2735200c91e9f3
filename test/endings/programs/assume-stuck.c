/* Waiting for a thread that an assumption cut is neither deadlock nor liveness violation.
 * endings: => verified
 * endings: -DSEM => verified
 * endings: -DHOLDS => verified
 */
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
extern void __VERIFIER_assume(int);
atomic_int flag;
sem_t s;
static void *w(void *arg) {
#ifndef HOLDS
  __VERIFIER_assume(0);
#endif
  flag = 1;
  sem_post(&s);
  return arg;
}
int main(void) {
  pthread_t t;
  sem_init(&s, 0, 0);
  pthread_create(&t, 0, w, 0);
#ifdef SEM
  sem_wait(&s);
#else
  while (!flag)
    ;
#endif
}
