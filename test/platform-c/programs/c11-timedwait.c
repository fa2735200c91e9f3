/* cnd_timedwait says whether time was up.
 * platform: verified
 * platform: -DBUG violated assertion
 */
#include <assert.h>
#include <threads.h>

mtx_t m;
cnd_t c;
int ready;

static int run(void *arg) {
  mtx_lock(&m);
  ready = 1;
  cnd_broadcast(&c);
  mtx_unlock(&m);
  return arg != 0;
}

int main(void) {
  struct timespec until = {1, 0};
  thrd_t t;
  mtx_init(&m, mtx_plain);
  cnd_init(&c);
  thrd_create(&t, run, 0);
  mtx_lock(&m);
  int got = thrd_success;
  while (!ready && got == thrd_success) got = cnd_timedwait(&c, &m, &until);
#ifdef BUG
  assert(ready);
#else
  assert(ready || got == thrd_timedout);
#endif
  mtx_unlock(&m);
  thrd_join(t, 0);
  cnd_destroy(&c);
  mtx_destroy(&m);
  return 0;
}
