/*
 * Treiber's stack of node numbers, with a version in the top word against ABA.
 *
 * The nodes are a static pool, as in an embedded free list. Every successful exchange of the top also changes its
 * version, so a pop that slept while others popped and pushed the same node again fails and retries. `next` is read by
 * pops that may turn out too late, hence a relaxed atomic.
 *
 * One thread pops a node; the other pops two and pushes the first one back. In the end every node has exactly one
 * owner: a popper, or the stack.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

enum { NODES = 3, NONE = 0 }; /* nodes are numbered from 1 */

static _Atomic uint32_t next[NODES + 1];
static _Atomic uint64_t top; /* version in the high half, node in the low half */
static int taken_by_one, taken_by_two;

static uint32_t node_of(uint64_t word) {
  return (uint32_t)word;
}

static uint64_t succ(uint64_t word, uint32_t node) {
  return ((word >> 32) + 1) << 32 | node;
}

static void push(uint32_t node) {
  uint64_t old = atomic_load_explicit(&top, memory_order_relaxed);
  do {
    atomic_store_explicit(&next[node], node_of(old), memory_order_relaxed);
  } while (!atomic_compare_exchange_weak_explicit(&top, &old, succ(old, node), memory_order_release,
                                                  memory_order_relaxed));
}

static uint32_t pop(void) {
  uint64_t old = atomic_load_explicit(&top, memory_order_acquire);
  while (node_of(old) != NONE) {
    uint32_t below = atomic_load_explicit(&next[node_of(old)], memory_order_relaxed);
    if (atomic_compare_exchange_weak_explicit(&top, &old, succ(old, below), memory_order_acq_rel, memory_order_acquire))
      break;
  }
  return node_of(old);
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
