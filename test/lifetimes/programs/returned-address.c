/* Addresses of locals and parameters that leave their function.
 * lifetimes: verified
 * lifetimes: -DFIELD violated memory
 * lifetimes: -DRETURNED violated memory
 * lifetimes: -DPARAMETER violated memory
 * lifetimes: -DREUSED violated memory
 * lifetimes: -DEXCHANGED violated memory
 * lifetimes: -DTHREAD violated memory
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
struct holder { int *p; };
static void fill(struct holder *h) {
  int x = 7;
  h->p = &x;
  assert(*h->p == 7);
}
static int *hide(int *p) { return p; }
static int *local(void) {
  int x = 7;
  return hide(&x);
}
static int *parameter(int x) { return hide(&x); }
static int other(int n) {
  int y[4] = {n, n, n, n};
  return y[n & 3];
}
static void exchange(_Atomic(int *) *to) {
  int x = 7;
  int *expected = 0;
  atomic_compare_exchange_strong(to, &expected, &x);
}
static void use(void) {
  struct holder h;
  _Atomic(int *) a = 0;
  fill(&h);
  int *p = local(), *q = parameter(7);
  int n = other(1);
  exchange(&a);
  assert(n == 1);
#ifdef FIELD
  assert(*h.p == 7);
#elif defined RETURNED
  assert(*p == 7);
#elif defined PARAMETER
  assert(*q == 7);
#elif defined REUSED
  other(2);
  *p = 3;
#elif defined EXCHANGED
  *a = 3;
#endif
  (void)p, (void)q;
}
static void *thread(void *arg) {
  struct holder h;
  fill(&h);
#ifdef THREAD
  *h.p = 1;
#endif
  return arg;
}
int main(void) {
  pthread_t t;
  use();
  pthread_create(&t, 0, thread, 0);
  pthread_join(t, 0);
  return 0;
}
