/*
 * Treiber's stack of node numbers, with the ABA problem.
 *
 * Bug: the top word is only the node's number. A pop reads top = 1 and next[1] = 2 and is stopped; the other thread
 * pops 1 and 2 and pushes 1 back; the first pop finds 1 on top again, succeeds, and makes node 2 the top although 2
 * belongs to the other thread. Node 2 then has two owners: the assertion fails under every model.
 *
 * heddle: sc: violated assertion
 * heddle: tso: violated assertion
 * heddle: rc11: violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

enum { NODES = 3, NONE = 0 }; /* nodes are numbered from 1 */

static _Atomic uint32_t next[NODES + 1];
static _Atomic uint32_t top;
static int taken_by_one, taken_by_two;

static void push(uint32_t node) {
  uint32_t old = atomic_load_explicit(&top, memory_order_relaxed);
  do {
    atomic_store_explicit(&next[node], old, memory_order_relaxed);
  } while (!atomic_compare_exchange_weak_explicit(&top, &old, node, memory_order_release, memory_order_relaxed));
}

static uint32_t pop(void) {
  uint32_t old = atomic_load_explicit(&top, memory_order_acquire);
  while (old != NONE) {
    uint32_t below = atomic_load_explicit(&next[old], memory_order_relaxed);
    if (atomic_compare_exchange_weak_explicit(&top, &old, below, memory_order_acq_rel, memory_order_acquire))
      break;
  }
  return old;
}

static void *pop_one(void *arg) {
  (void)arg;
  taken_by_one = (int)pop();
  return NULL;
}

static void *pop_two_push_first(void *arg) {
  (void)arg;
  uint32_t first = pop();
  taken_by_two = (int)pop();
  push(first);
  return NULL;
}

int main(void) {
  for (uint32_t n = NODES; n >= 1; n--)
    push(n);
  pthread_t a, b;
  pthread_create(&a, NULL, pop_one, NULL);
  pthread_create(&b, NULL, pop_two_push_first, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);

  int owners[NODES + 1] = {0};
  owners[taken_by_one]++;
  owners[taken_by_two]++;
  for (uint32_t n = pop(); n != NONE; n = pop())
    owners[n]++;
  for (int n = 1; n <= NODES; n++)
    assert(owners[n] == 1);
  return 0;
}
