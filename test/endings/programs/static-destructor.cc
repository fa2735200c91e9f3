/* Static destructors run when main returns, when anybody calls exit, and after main's pthread_exit when the last thread ends;
 * the others run until then, and what they do to destroyed statics is an error.
 * endings: => violated memory
 * endings: -DJOINED => verified
 * endings: -DPTHREAD_EXIT => verified
 * endings: -DPTHREAD_EXIT -DBAD => violated assertion
 */
#include <cassert>
#include <pthread.h>
#include <stdlib.h>
struct Holder {
  int *p = new int(1);
  ~Holder() {
    delete p;
#ifdef BAD
    assert(false);
#endif
  }
};
Holder h;
static void *w(void *a) {
  *(volatile int *)h.p = 2;
  return a;
}
int main() {
  pthread_t t;
  pthread_create(&t, 0, w, 0);
#ifdef JOINED
  pthread_join(t, 0);
#endif
#ifdef PTHREAD_EXIT
  pthread_exit(0);
#endif
}
