/* A mutex of a futex: 0 free, 1 held, 2 held and somebody waits ("Futexes are tricky", Drepper 2011).
 * platform: verified
 * platform: -DLOST_WAKE violated deadlock
 * platform: -DNO_LOCK violated assertion|race
 */
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int word;
static int counter;

static void lock(void) {
  int seen = 0;
  if (atomic_compare_exchange_strong(&word, &seen, 1)) return;
  if (seen != 2) seen = atomic_exchange(&word, 2);
  while (seen != 0) {
    syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 2, NULL, NULL, 0);
    seen = atomic_exchange(&word, 2);
  }
}

static void unlock(void) {
#ifdef LOST_WAKE
  atomic_store(&word, 0);
#else
  if (atomic_exchange(&word, 0) == 2) syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
#endif
}

static void *worker(void *arg) {
#ifndef NO_LOCK
  lock();
#endif
  counter++;
#ifndef NO_LOCK
  unlock();
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  worker(NULL);
  pthread_join(t, NULL);
  assert(counter == 2);
  return 0;
}
