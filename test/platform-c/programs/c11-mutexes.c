/* The mutexes of threads.h: plain, recursive, timed.
 * platform: verified
 * platform: -DPLAIN violated deadlock: mutex m
 * platform: -DNOT_MINE violated lock: another thread holds
 */
#include <assert.h>
#include <threads.h>

mtx_t m;
int x;

static int run(void *arg) {
  struct timespec until = {1, 0};
#ifdef NOT_MINE
  (void)until;
  mtx_unlock(&m);
#else
  int got = mtx_timedlock(&m, &until);
  assert(got == thrd_success || got == thrd_timedout);
  if (got == thrd_success) {
    x++;
    mtx_unlock(&m);
  }
#endif
  return arg != 0;
}

int main(void) {
  thrd_t t;
#ifdef PLAIN
  mtx_init(&m, mtx_plain);
#elif defined(NOT_MINE)
  mtx_init(&m, mtx_plain | mtx_timed);
#else
  mtx_init(&m, mtx_timed | mtx_recursive);
#endif
  mtx_lock(&m);
#ifndef NOT_MINE
  mtx_lock(&m);
  mtx_unlock(&m);
#endif
  thrd_create(&t, run, 0);
  x++;
#ifndef NOT_MINE
  mtx_unlock(&m);
#endif
  thrd_join(t, 0);
  assert(x >= 1);
  mtx_destroy(&m);
  return 0;
}
