/* expect: -> verified
 * expect: -DNO_CAS -> race
 * Waits in two places that feed each other: a spin on what is read, a bounded pause, then the exchange, all again. */
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
static atomic_int locked;
static int shared;

static void acquire(void) {
  for (;;) {
    for (int i = 0; i < 1000; i++) {
      if (!atomic_load_explicit(&locked, memory_order_relaxed)) break;
      __builtin_ia32_pause();
    }
    int zero = 0;
#ifdef NO_CAS
    (void)zero;
    if (!atomic_load_explicit(&locked, memory_order_acquire)) {
      atomic_store_explicit(&locked, 1, memory_order_relaxed);
      return;
    }
#else
    if (atomic_compare_exchange_weak_explicit(&locked, &zero, 1, memory_order_acquire, memory_order_relaxed)) return;
#endif
    sched_yield();
  }
}

static void *worker(void *arg) {
  acquire();
  shared++;
  atomic_store_explicit(&locked, 0, memory_order_release);
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
