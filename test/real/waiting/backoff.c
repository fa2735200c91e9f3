/* expect: -> verified
 * expect: -DNEVER -> liveness
 * Exponential back-off with a limit; the pause is a loop of its own. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_flag lock = ATOMIC_FLAG_INIT;
static int shared;

static void cpu_relax(void) { __builtin_ia32_pause(); }

static void acquire(void) {
  unsigned delay = 1;
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire)) {
    for (volatile unsigned i = 0; i < delay; i++) cpu_relax();
    if (delay < 64) delay <<= 1;
  }
}

static void release(void) { atomic_flag_clear_explicit(&lock, memory_order_release); }

static void *worker(void *arg) {
  acquire();
  shared++;
#ifndef NEVER
  release();
#endif
  return arg;
}

int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
  assert(shared == 2);
}
