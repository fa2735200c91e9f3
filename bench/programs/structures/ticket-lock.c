/*
 * A ticket lock (Reed and Kanodia's sequencer and event count, CACM 1979; as a spin lock in Mellor-Crummey and Scott,
 * TOCS 1991): draw a ticket, wait until it is served.
 *
 * Driver: THREADS threads, each ROUNDS times with a plain critical section.
 * Checked: the critical sections do not race, and no update is lost.
 *
 * -DBUG  the next ticket is served with a relaxed store
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: clean
 * heddle: tso -DBUG: clean
 * heddle: pso -DBUG: violated assertion
 * heddle: rc11 -DBUG: violated race
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 3
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

#ifdef BUG
#define SERVE memory_order_relaxed
#else
#define SERVE memory_order_release
#endif

static atomic_uint next, serving;
static int counter;

static unsigned lock(void) {
  unsigned mine = atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
  while (atomic_load_explicit(&serving, memory_order_acquire) != mine)
    ;
  return mine;
}

static void unlock(unsigned mine) { atomic_store_explicit(&serving, mine + 1, SERVE); }

static void *thread(void *arg) {
  (void)arg;
  for (int i = 0; i < ROUNDS; i++) {
    unsigned mine = lock();
    assert(counter == (int)mine);
    counter++;
    unlock(mine);
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
