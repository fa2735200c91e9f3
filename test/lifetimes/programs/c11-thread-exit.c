/* thrd_exit does so too.
 * lifetimes: verified
 * lifetimes: -DAFTER violated memory
 */
#include <assert.h>
#include <threads.h>
static int *left;
static void leave(void) { thrd_exit(3); }
static int worker(void *arg) {
  int x = 1;
  left = &x;
  (void)arg;
  leave();
  return 0;
}
int main(void) {
  thrd_t t;
  int result;
  thrd_create(&t, worker, 0);
  thrd_join(t, &result);
  assert(result == 3);
#ifdef AFTER
  return *left;
#endif
  return 0;
}
