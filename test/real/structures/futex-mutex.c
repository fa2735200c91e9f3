/* expect: -> verified
 * expect: -DNO_WAKE -> deadlock|liveness
 * expect: -DWEAK -> race
 * A mutex on a futex word (0 free, 1 taken, 2 taken and waited for) that spins a hundred times before it sleeps. */
#define _GNU_SOURCE
#include <assert.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>
static atomic_int word;
static int shared;
#ifdef WEAK
#define REL memory_order_relaxed
#else
#define REL memory_order_release
#endif

static void lock(void) {
  for (int i = 0; i < 100; i++) {
    int zero = 0;
    if (atomic_compare_exchange_strong_explicit(&word, &zero, 1, memory_order_acquire, memory_order_relaxed)) return;
  }
  while (atomic_exchange_explicit(&word, 2, memory_order_acquire) != 0)
    syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 2, 0, 0, 0);
}

static void unlock(void) {
  if (atomic_exchange_explicit(&word, 0, REL) == 2) {
#ifndef NO_WAKE
    syscall(SYS_futex, &word, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
#endif
  }
}

static void *worker(void *arg) {
  lock();
  shared++;
  unlock();
  return arg;
}

int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
  assert(shared == 2);
}
