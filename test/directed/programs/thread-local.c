/* A thread's own variable is used by another after the thread has ended. */
#include <pthread.h>
#include <stdatomic.h>
static atomic_int go;
static _Thread_local atomic_int own;
static atomic_int *_Atomic lent;
static void *lender(void *arg) {
  atomic_store(&lent, &own);
  while (atomic_load(&go) != 1) ;
  return arg;
}
static void *borrower(void *arg) {
#ifdef EARLY
  atomic_int *own_of_lender = atomic_load(&lent);
  if (own_of_lender) atomic_store(own_of_lender, 2);
#endif
  atomic_store(&go, 1);
#ifndef EARLY
  atomic_int *own_of_lender = atomic_load(&lent);
  if (own_of_lender) atomic_store(own_of_lender, 2);
#endif
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, lender, 0);
  pthread_create(&b, 0, borrower, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
