/*
 * Peterson's mutual exclusion for two threads (IPL 1981), with the exchange of Williams ("Peterson's lock with C++0x
 * atomics", 2008) in place of seq_cst accesses: exchanges of `turn` read from each other, so that the later thread
 * sees the earlier one's flag.
 *
 * Driver: two threads, each ROUNDS times with a plain critical section.
 * Checked: the critical sections do not race, and no update is lost.
 *
 * -DBUG  `turn` is stored, not exchanged: both threads can miss the other's flag
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: clean
 * heddle: tso -DBUG: violated assertion
 * heddle: pso -DBUG: violated assertion
 * heddle: rc11 -DBUG: violated race
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

static atomic_int flag[2];
static atomic_int turn;
static int counter;

static void lock(int me) {
  int other = 1 - me;
  atomic_store_explicit(&flag[me], 1, memory_order_relaxed);
#ifdef BUG
  atomic_store_explicit(&turn, other, memory_order_release);
#else
  atomic_exchange_explicit(&turn, other, memory_order_acq_rel);
#endif
  while (atomic_load_explicit(&flag[other], memory_order_acquire) != 0 &&
         atomic_load_explicit(&turn, memory_order_acquire) == other)
    ;
}

static void unlock(int me) { atomic_store_explicit(&flag[me], 0, memory_order_release); }

static void *thread(void *arg) {
  int me = *(int *)arg;
  for (int i = 0; i < ROUNDS; i++) {
    lock(me);
    counter++;
    unlock(me);
  }
  return NULL;
}

int main(void) {
  pthread_t a, b;
  int zero = 0, one = 1;
  pthread_create(&a, NULL, thread, &zero);
  pthread_create(&b, NULL, thread, &one);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(counter == 2 * ROUNDS);
  return 0;
}
