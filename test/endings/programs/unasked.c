/* An execution that ends at an error nobody asked for hides what comes after it: the answer is unknown, with the place.
 * endings: -DDOUBLE_FREE --check=assertion => unknown: --check memory
 * endings: -DDOUBLE_FREE --check=assertion,memory => violated memory
 * endings: -DNULL_WRITE --check=assertion => unknown: --check memory
 * endings: -DWILD_FREE --check=assertion => unknown: --check memory
 * endings: -DAFTER_FREE --check=assertion => unknown: --check memory
 * endings: -DBOUNDS --check=assertion => unknown: --check memory
 * endings: -DUNLOCK --check=assertion => unknown: --check lock
 * endings: -DUNLOCK --check=lock => violated lock
 * endings: -DDESTROY --check=assertion => unknown: --check lock
 * endings: -DBRANCH --check=assertion => unknown: --check uninitialized
 * endings: -DBRANCH --check=uninitialized => violated uninitialized
 * endings: -DATOMIC --check=assertion => unknown: --check uninitialized
 * endings: -DJOIN_TWICE --check=assertion => unknown: --check memory
 * endings: -DDETACH_TWICE --check=assertion => unknown: --check memory
 * endings: -DNO_THREAD --check=assertion => unknown: --check memory
 * endings: -DDIVIDE --check=assertion => violated arithmetic
 * endings: -DDOUBLE_FREE -DFAILS_BEFORE --check=assertion => violated assertion
 * endings: -DFIXED --check=assertion => violated assertion
 * endings: -DFIXED --check=memory,lock,uninitialized => verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int zero;
int array[2], index_ = 3;
static void *w(void *a) { return a; }
int main(void) {
  pthread_t t;
  int *p = malloc(4), u;
#ifdef FAILS_BEFORE
  assert(zero);
#endif
#if defined DOUBLE_FREE
  free(p);
  free(p);
#elif defined NULL_WRITE
  *(int *)(long)zero = 1;
#elif defined WILD_FREE
  free(&zero);
#elif defined AFTER_FREE
  free(p);
  *p = 1;
#elif defined BOUNDS
  array[index_] = 1;
#elif defined UNLOCK
  pthread_mutex_unlock(&m);
#elif defined DESTROY
  pthread_mutex_lock(&m);
  pthread_mutex_destroy(&m);
#elif defined BRANCH
  if (*p) zero = 1;
#elif defined ATOMIC
  atomic_int *q = malloc(4);
  zero = *q;
#elif defined JOIN_TWICE
  pthread_create(&t, 0, w, 0);
  pthread_join(t, 0);
  pthread_join(t, 0);
#elif defined DETACH_TWICE
  pthread_create(&t, 0, w, 0);
  pthread_detach(t);
  pthread_detach(t);
#elif defined NO_THREAD
  pthread_join(77, 0);
#elif defined DIVIDE
  zero = 7 / zero;
#endif
  (void)t;
  (void)u;
  assert(0);
}
