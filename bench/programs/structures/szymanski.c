/*
 * Szymanski's mutual exclusion (ICS 1988), for two threads: a waiting room with a door in and a door out.
 *
 * Driver: two threads, each ROUNDS times with a plain critical section.
 * Checked: the critical sections do not race, no update is lost, and every wait ends.
 *
 * -DBUG  release and acquire only: both threads can miss the other's flag and go in together, or one of them waits for
 *        the other one to come inside when that is already over
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: clean
 * heddle: tso -DBUG: violated assertion liveness
 * heddle: pso -DBUG: violated assertion liveness
 * heddle: rc11 -DBUG: violated race liveness
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef ROUNDS
#define ROUNDS 1
#endif

#ifdef BUG
#define LOAD memory_order_acquire
#define STORE memory_order_release
#else
#define LOAD memory_order_seq_cst
#define STORE memory_order_seq_cst
#endif

enum { OUTSIDE, WANTS_IN, WAITS, IN_DOORWAY, INSIDE };

static atomic_int flag[2];
static int counter;

static int state(int thread) { return atomic_load_explicit(&flag[thread], LOAD); }
static void enter(int thread, int value) { atomic_store_explicit(&flag[thread], value, STORE); }

static void lock(int me) {
  int other = 1 - me;
  enter(me, WANTS_IN);
  while (state(other) >= IN_DOORWAY)
    ;
  enter(me, IN_DOORWAY);
  if (state(other) == WANTS_IN) {
    enter(me, WAITS);
    while (state(other) != INSIDE)
      ;
  }
  enter(me, INSIDE);
  if (me == 1)
    while (state(other) >= WAITS)
      ;
}

static void unlock(int me) {
  int other = 1 - me;
  if (me == 0)
    for (int s = state(other); s == WAITS || s == IN_DOORWAY; s = state(other))
      ;
  enter(me, OUTSIDE);
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
