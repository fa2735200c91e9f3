/*
 * The test-and-test-and-set lock (Rudolph and Segall, ISCA 1984): spin on a load, try only when the lock looks free.
 *
 * Driver: THREADS threads, each ROUNDS times with a plain critical section.
 * Checked: the critical sections do not race, and no update is lost.
 *
 * -DBUG  tests, then sets: two threads can both find the lock free
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: violated assertion
 * heddle: tso -DBUG: violated assertion
 * heddle: pso -DBUG: violated assertion
 * heddle: rc11 -DBUG: violated race
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int taken;
static int counter;

static void lock(void) {
  for (;;) {
    while (atomic_load_explicit(&taken, memory_order_relaxed) != 0)
      ;
#ifdef BUG
    atomic_store_explicit(&taken, 1, memory_order_relaxed);
    return;
#else
    if (atomic_exchange_explicit(&taken, 1, memory_order_acquire) == 0)
      return;
#endif
  }
}

static void unlock(void) { atomic_store_explicit(&taken, 0, memory_order_release); }

static void *thread(void *arg) {
  (void)arg;
  for (int i = 0; i < ROUNDS; i++) {
    lock();
    counter++;
    unlock();
  }
  return NULL;
}

int main(void) {
  pthread_t t[THREADS];
  for (int i = 0; i < THREADS; i++)
    pthread_create(&t[i], NULL, thread, NULL);
  for (int i = 0; i < THREADS; i++)
    pthread_join(t[i], NULL);
  assert(counter == THREADS * ROUNDS);
  return 0;
}
