/* The last thread's end after main's pthread_exit is exit(0): handlers run then.
 * endings: => violated assertion
 * endings: -DGOOD => verified
 * endings: -DDETACHED => violated assertion
 * endings: -DTWO => violated assertion
 * endings: -DGOOD -DTWO --engine=explore,random => verified
 * endings: -DALONE => violated assertion
 * endings: -DMAIN_LAST => violated assertion
 * endings: -DTHREAD_EXIT => violated assertion
 * endings: -DRETURN => violated assertion
 * endings: -DEXIT => violated assertion
 * endings: -DQUICK => verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>
#include <unistd.h>
atomic_int done;
static void bye(void) {
#ifdef GOOD
  assert(done >= 1);
#ifdef TWO
  assert(done == 2);
#endif
#else
  assert(0);
#endif
}
static void *w(void *arg) {
  done++;
#ifdef THREAD_EXIT
  pthread_exit(0);
#endif
#ifdef EXIT
  exit(0);
#endif
  return arg;
}
int main(void) {
  pthread_t t;
  atexit(bye);
#ifndef ALONE
  pthread_create(&t, 0, w, 0);
#ifdef TWO
  pthread_create(&t, 0, w, 0);
#endif
#endif
#ifdef DETACHED
  pthread_detach(t);
#endif
#ifdef MAIN_LAST
  pthread_join(t, 0);
#endif
  (void)t;
#ifdef RETURN
  return 0;
#endif
#ifdef QUICK
  _exit(0);
#endif
#ifdef EXIT
  for (;;)
    ;
#endif
  pthread_exit(0);
}
