/* A thread lends a local to a thread that it creates before it does anything else, while main creates a third one. A
 * counterexample of `sequentialize` led the borrower's steps by the slot of main's second thread, and did not run.
 *
 * lifetimes: violated memory
 * lifetimes: -DJOIN verified
 */
#include <pthread.h>
#include <stdatomic.h>

atomic_int other;

void *borrower(void *arg) {
  atomic_int *lent = arg;
  *lent = 2;
  return 0;
}

void *lender(void *arg) {
  pthread_t thread;
  {
    atomic_int own;
    pthread_create(&thread, 0, borrower, &own);
#ifdef JOIN
    pthread_join(thread, 0);
#endif
  }
#ifndef JOIN
  pthread_join(thread, 0);
#endif
  return 0;
}

void *third(void *arg) {
  other = 1;
  return 0;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, 0, lender, 0);
  pthread_create(&two, 0, third, 0);
  pthread_join(one, 0);
  pthread_join(two, 0);
  return 0;
}
