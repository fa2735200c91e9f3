/*
 * A spin lock that tests and then sets.
 *
 * Bug: the test and the set are two operations. Both threads can see the lock free, both take it, and one increment
 * of the counter is lost: the assertion at the end fails under every model, and under rc11 the two increments are a
 * data race.
 *
 * heddle: sc: violated assertion
 * heddle: tso: violated assertion
 * heddle: rc11: violated race assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static atomic_bool locked;
static int counter;

static void lock(void) {
  while (atomic_load_explicit(&locked, memory_order_acquire))
    ;
  atomic_store_explicit(&locked, true, memory_order_relaxed);
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
