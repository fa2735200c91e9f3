/*
 * A test-and-test-and-set spin lock around a plain counter.
 *
 * The exchange takes the lock; while it is taken, a thread only reads, so that the cache line stays shared. Acquire
 * on the exchange and release on the unlock order the critical sections, so the plain counter is free of races.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_bool locked;
static int counter;

static void lock(void) {
  while (atomic_exchange_explicit(&locked, true, memory_order_acquire))
    while (atomic_load_explicit(&locked, memory_order_relaxed))
      ;
}

static void unlock(void) {
  atomic_store_explicit(&locked, false, memory_order_release);
}

static void *worker(void *arg) {
  (void)arg;
  lock();
  counter++;
  unlock();
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, NULL);
  pthread_create(&b, NULL, worker, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(counter == 2);
  return 0;
}
