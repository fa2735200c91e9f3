/* expect: -> verified
 * expect: -DOUTSIDE -> race
 * expect: -DGIVE_UP -> assertion
 * try_lock in loops, without end and with one. */
#include <assert.h>
#include <pthread.h>
#include <sched.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *worker(void *arg) {
  int tries = 0;
  while (pthread_mutex_trylock(&m) != 0) {
#ifdef GIVE_UP
    if (++tries == 100) assert(0);
#else
    tries++;
#endif
    sched_yield();
  }
  shared++;
  pthread_mutex_unlock(&m);
#ifdef OUTSIDE
  shared++;
#endif
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, 0);
  pthread_create(&b, 0, worker, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(shared == 2);
}
