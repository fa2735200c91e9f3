/* call_once: done before anybody returns from it.
 * platform: verified
 * platform: -DTWO violated assertion
 * oracle
 */
#include <assert.h>
#include <threads.h>

once_flag flag = ONCE_FLAG_INIT;
#ifdef TWO
once_flag flag2 = ONCE_FLAG_INIT;
#else
#define flag2 flag
#endif
int made;
mtx_t m;

static void make(void) {
  mtx_lock(&m);
  made++;
  mtx_unlock(&m);
}

static int run(void *arg) {
  call_once(arg ? &flag : &flag2, make);
  mtx_lock(&m);
  assert(made == 1);
  mtx_unlock(&m);
  return 0;
}

int main(void) {
  thrd_t a, b;
  mtx_init(&m, mtx_plain);
  thrd_create(&a, run, 0);
  thrd_create(&b, run, &made);
  thrd_join(a, 0);
  thrd_join(b, 0);
  return 0;
}
