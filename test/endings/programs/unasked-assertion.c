/* A failed assertion that was not asked for ends the program as abort would, and hides nothing.
 * endings: --check=memory,deadlock => verified
 * endings: -DBEFORE --check=memory,deadlock => violated memory
 * endings: -DTHREAD --check=memory,deadlock => verified
 * endings: -DTHREAD -DOTHER --check=memory,deadlock => violated memory
 * endings: -DABORT --check=memory,deadlock => verified
 * endings: -DTHREAD -DABORT --check=memory,deadlock => verified
 * endings: --check=leak => verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifdef ABORT
#define FAIL() abort()
#else
#define FAIL() assert(0)
#endif
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *w(void *a) {
  pthread_mutex_lock(&m);
  FAIL();
  return a;
}
int main(void) {
  int *p = malloc(4);
#ifdef BEFORE
  free(p);
  free(p);
#endif
#ifdef THREAD
  pthread_t t;
  pthread_create(&t, 0, w, 0);
#ifdef OTHER
  free(p);
  *p = 1;
#endif
  pthread_join(t, 0);
#else
  FAIL();
#endif
  free(p);
  free(p);
}
