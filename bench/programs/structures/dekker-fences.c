/*
 * Dekker's mutual exclusion (in Dijkstra, EWD 123, 1965), with relaxed accesses and fences (Williams, "Implementing
 * Dekker's algorithm with fences", 2010).
 *
 * Driver (Norris and Demsky, TOPLAS 2016, 12.1): two threads, each with a plain critical section.
 * Checked: the critical sections do not race, and no update is lost.
 *
 * -DBUG  without the seq_cst fences both threads can miss the other's flag
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

#ifdef BUG
#define FENCE()
#else
#define FENCE() atomic_thread_fence(memory_order_seq_cst)
#endif

static atomic_int flag[2];
static atomic_int turn;
static int counter;

static void lock(int me) {
  int other = 1 - me;
  atomic_store_explicit(&flag[me], 1, memory_order_relaxed);
  FENCE();
  while (atomic_load_explicit(&flag[other], memory_order_relaxed) != 0) {
    if (atomic_load_explicit(&turn, memory_order_relaxed) != me) {
      atomic_store_explicit(&flag[me], 0, memory_order_relaxed);
      while (atomic_load_explicit(&turn, memory_order_relaxed) != me)
        ;
      atomic_store_explicit(&flag[me], 1, memory_order_relaxed);
      FENCE();
    }
  }
  atomic_thread_fence(memory_order_acquire);
}

static void unlock(int me) {
  atomic_store_explicit(&turn, 1 - me, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&flag[me], 0, memory_order_relaxed);
}

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
