/* Nobody comes: the loop is left when time is over, or by another choice, and else waits for ever.
 * expect: -> verified
 * expect: -DBUG -> assertion
 * expect: -DNONDET -> verified
 * expect: -DPAUSE -> liveness
 * expect: -DLOG -> liveness
 */
#include <assert.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

int __VERIFIER_nondet_int(void);
atomic_int ready;

int main(void) {
  time_t start = time(NULL);
#if defined(NONDET)
  while (__VERIFIER_nondet_int() && !atomic_load(&ready)) continue;
#elif defined(PAUSE)
  while (!atomic_load(&ready))
    if (rand() % 2) sched_yield();
#elif defined(LOG)
  while (!atomic_load(&ready))
    if (time(NULL) - start > 3) sched_yield();
#else
  while (time(NULL) < start + 3 && !atomic_load(&ready)) continue;
#endif
#ifdef BUG
  assert(0);
#endif
  return start < 0;
}
