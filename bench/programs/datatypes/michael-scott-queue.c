/*
 * The non-blocking queue of Michael and Scott (PODC 1996, Fig. 1), without counters: nodes are never freed (-DFREES: the
 * dequeuer frees them, which is the bug that counters or hazard pointers are for).
 *
 * C11 orders: PUBLISH links a node, FOLLOW reads a link. -DRELAXED weakens both, and a dequeuer may read a value that is not there yet.
 */
#include <heddle.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

#ifdef RELAXED
#define PUBLISH memory_order_relaxed
#define FOLLOW memory_order_relaxed
#else
#define PUBLISH memory_order_release
#define FOLLOW memory_order_acquire
#endif

struct node {
  int value;
  _Atomic(struct node *) next;
};

static _Atomic(struct node *) head, tail;

static struct node *new_node(int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  atomic_init(&node->next, NULL);
  return node;
}

void init_queue(void) {
  struct node *dummy = new_node(0);
  atomic_init(&head, dummy);
  atomic_init(&tail, dummy);
}

void enqueue(int value) {
  struct node *node = new_node(value);
  for (;;) {
    struct node *last = atomic_load_explicit(&tail, FOLLOW);
    struct node *next = atomic_load_explicit(&last->next, FOLLOW);
    if (last != atomic_load_explicit(&tail, FOLLOW)) continue;
    if (next != NULL) {
      atomic_compare_exchange_strong_explicit(&tail, &last, next, PUBLISH, memory_order_relaxed);
      continue;
    }
    if (heddle_commit(
            atomic_compare_exchange_strong_explicit(&last->next, &next, node, PUBLISH, memory_order_relaxed))) {
      atomic_compare_exchange_strong_explicit(&tail, &last, node, PUBLISH, memory_order_relaxed);
      return;
    }
  }
}

bool dequeue(int *value) {
  for (;;) {
    struct node *first = atomic_load_explicit(&head, FOLLOW);
    struct node *last = atomic_load_explicit(&tail, FOLLOW);
    struct node *next = heddle_commit(atomic_load_explicit(&first->next, FOLLOW));
    if (first != atomic_load_explicit(&head, FOLLOW)) continue;
    if (first == last) {
      if (next == NULL) return false;
      atomic_compare_exchange_strong_explicit(&tail, &last, next, PUBLISH, memory_order_relaxed);
      continue;
    }
    *value = next->value;
    if (heddle_commit(
            atomic_compare_exchange_strong_explicit(&head, &first, next, PUBLISH, memory_order_relaxed))) {
#ifdef FREES
      free(first);
#endif
      return true;
    }
  }
}

HEDDLE_INIT(init_queue)
HEDDLE_OP(e, enqueue)
HEDDLE_OP(d, dequeue)
