/*
 * The spin lock of the case study alone (its section 2; after the SPARC manual): an atomic load-store in a loop, and partial fences that keep
 * the critical section inside. What it protects is a plain counter. -DMISPLACED_FENCE: unlock has its fences behind the store.
 */
#include <heddle.h>

static int word, counter;

static void lock(void) {
  while (__atomic_exchange_n(&word, 1, __ATOMIC_RELAXED)) {
  }
  heddle_fence_ll();
  heddle_fence_ls();
}

static void unlock(void) {
#ifndef MISPLACED_FENCE
  heddle_fence_ls();
  heddle_fence_ss();
#endif
  word = 0;
#ifdef MISPLACED_FENCE
  heddle_fence_ls();
  heddle_fence_ss();
#endif
}

int increment(void) {
  lock();
  int now = ++counter;
  unlock();
  return now;
}

HEDDLE_OP(i, increment)
