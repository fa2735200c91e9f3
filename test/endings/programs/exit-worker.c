/* exit in any thread ends the program: nobody waits for anything afterwards, and what others do before counts.
 * endings: => verified
 * endings: -DEXIT=_Exit => verified
 * endings: -DEXIT=_exit => verified
 * endings: -DEXIT=quick_exit => verified
 * endings: -DLOCKED => verified
 * endings: -DLOCKED -DBAD => violated assertion
 * endings: -DBAD => violated assertion
 * endings: -DNULL_WRITE => violated memory
 * endings: -DAFTER => verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>
#ifndef EXIT
#define EXIT exit
#endif
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int x;
static void *w(void *arg) {
#ifdef LOCKED
  pthread_mutex_lock(&m);
#endif
  x = 1;
  EXIT(0);
  x = 2;
  return arg;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, w, 0);
#ifdef LOCKED
  pthread_mutex_lock(&m);
#endif
#ifdef BAD
#ifdef LOCKED
  assert(x == 1);
#else
  assert(x == 0);
#endif
#endif
#ifdef NULL_WRITE
  if (x) *(volatile int *)(long)(x - 1) = 1;
#endif
  assert(x != 2);
#ifdef LOCKED
  pthread_mutex_unlock(&m);
#endif
  pthread_join(t, 0);
  assert(0);
}
