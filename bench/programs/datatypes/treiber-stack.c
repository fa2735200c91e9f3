/*
 * Treiber's stack (1986): a list whose head is exchanged. Nodes are never freed; -DFREES frees them after pop, and the head that
 * comes back (ABA) or the freed node that is read makes it wrong. -DRELAXED: no order between a node and its publication.
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
  struct node *next;
};

static _Atomic(struct node *) top;

void push(int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  node->next = atomic_load_explicit(&top, memory_order_relaxed);
  while (!heddle_commit(
      atomic_compare_exchange_strong_explicit(&top, &node->next, node, PUBLISH, memory_order_relaxed))) {
  }
}

bool pop(int *value) {
  struct node *node = heddle_commit(atomic_load_explicit(&top, FOLLOW));
  while (node != NULL) {
    if (heddle_commit(atomic_compare_exchange_strong_explicit(&top, &node, node->next, FOLLOW, FOLLOW))) {
      *value = node->value;
#ifdef FREES
      free(node);
#endif
      return true;
    }
  }
  return false;
}

HEDDLE_OP(u, push)
HEDDLE_OP(o, pop)
