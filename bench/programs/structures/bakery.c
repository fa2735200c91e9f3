/*
 * Lamport's bakery ("A new solution of Dijkstra's concurrent programming problem", CACM 1974), with seq_cst accesses.
 *
 * Driver: THREADS threads, each ROUNDS times with a plain critical section.
 * Checked: the critical sections do not race, no update is lost, and every wait ends.
 *
 * -DBUG   nobody waits for a thread that is still choosing its number
 * -DWEAK  release and acquire only
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: violated assertion
 * heddle: tso -DBUG: violated assertion
 * heddle: pso -DBUG: violated assertion
 * heddle: rc11 -DBUG: violated race
 * heddle: sc -DWEAK: clean
 * heddle: tso -DWEAK: violated assertion
 * heddle: pso -DWEAK: violated assertion
 * heddle: rc11 -DWEAK: violated race
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

#ifdef WEAK
#define LOAD memory_order_acquire
#define STORE memory_order_release
#else
#define LOAD memory_order_seq_cst
#define STORE memory_order_seq_cst
#endif

static atomic_int choosing[THREADS], number[THREADS];
static int counter;

/* Whether thread j with number n goes before thread me with number mine. */
static int goes_before(int n, int j, int mine, int me) { return n != 0 && (n < mine || (n == mine && j < me)); }

static void lock(int me) {
  int mine = 0;
  atomic_store_explicit(&choosing[me], 1, STORE);
  for (int j = 0; j < THREADS; j++) {
    int n = atomic_load_explicit(&number[j], LOAD);
    if (n > mine)
      mine = n;
  }
  mine++;
  atomic_store_explicit(&number[me], mine, STORE);
  atomic_store_explicit(&choosing[me], 0, STORE);
  for (int j = 0; j < THREADS; j++) {
    if (j == me)
      continue;
#ifndef BUG
    while (atomic_load_explicit(&choosing[j], LOAD) != 0)
      ;
#endif
    while (goes_before(atomic_load_explicit(&number[j], LOAD), j, mine, me))
      ;
  }
}

static void unlock(int me) { atomic_store_explicit(&number[me], 0, STORE); }

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
  pthread_t t[THREADS];
  int id[THREADS];
  for (int i = 0; i < THREADS; i++) {
    id[i] = i;
    pthread_create(&t[i], NULL, thread, &id[i]);
  }
  for (int i = 0; i < THREADS; i++)
    pthread_join(t[i], NULL);
  assert(counter == THREADS * ROUNDS);
  return 0;
}
