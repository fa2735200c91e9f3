/* A block's variable is published to a thread that says when it is done with it.
 * lifetimes: verified
 * lifetimes: -DEARLY violated memory|race
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
static _Atomic(int *) published;
static atomic_int done;
static void *reader(void *arg) {
  int *p = atomic_load(&published);
  if (p != 0) {
#ifdef EARLY
    atomic_store(&done, 1);
#endif
    assert(*p == 3);
  }
  atomic_store(&done, 1);
  return arg;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, reader, 0);
  {
    int x = 3;
    atomic_store(&published, &x);
    while (!atomic_load(&done)) {
    }
  }
  pthread_join(t, 0);
  return 0;
}
