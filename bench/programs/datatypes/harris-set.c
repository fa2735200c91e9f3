/*
 * Harris's list-based set (DISC 2001): a sorted list, a node is deleted by a mark in its next pointer and then unlinked. Marks
 * are in the low bit. Nodes are never freed. -DUNMARKED: remove unlinks without a mark, so that an insertion behind the node is lost.
 * -DRELAXED: no order between a node and its publication.
 */
#include <heddle.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#ifdef RELAXED
#define PUBLISH memory_order_relaxed
#define FOLLOW memory_order_relaxed
#else
#define PUBLISH memory_order_release
#define FOLLOW memory_order_acquire
#endif

struct node {
  int key;
  _Atomic(uintptr_t) next;
};

static struct node head;

#define MARKED(p) ((p) & 1)
#define NODE(p) ((struct node *)((p) & ~(uintptr_t)1))

/* The last node with a smaller key, and the first with none; unlinks marked nodes on the way. */
static struct node *search(int key, struct node **left) {
again:;
  struct node *before = &head;
  uintptr_t link = atomic_load_explicit(&before->next, FOLLOW);
  for (;;) {
    struct node *node = NODE(link);
    if (node == NULL) {
      *left = before;
      return NULL;
    }
    uintptr_t next = atomic_load_explicit(&node->next, FOLLOW);
    if (MARKED(next)) {
      uintptr_t expected = (uintptr_t)node;
      if (!atomic_compare_exchange_strong_explicit(&before->next, &expected, next & ~(uintptr_t)1, PUBLISH,
                                                   memory_order_relaxed))
        goto again;
      link = next & ~(uintptr_t)1;
      continue;
    }
    if (node->key >= key) {
      *left = before;
      return node;
    }
    before = node;
    link = next;
  }
}

bool add(int key) {
  struct node *node = malloc(sizeof *node);
  node->key = key;
  for (;;) {
    struct node *left, *right = search(key, &left);
    if (right != NULL && right->key == key) {
      free(node);
      return false;
    }
    atomic_init(&node->next, (uintptr_t)right);
    uintptr_t expected = (uintptr_t)right;
    if (atomic_compare_exchange_strong_explicit(&left->next, &expected, (uintptr_t)node, PUBLISH,
                                                memory_order_relaxed))
      return true;
  }
}

bool removes(int key) {
  for (;;) {
    struct node *left, *right = search(key, &left);
    if (right == NULL || right->key != key) return false;
    uintptr_t next = atomic_load_explicit(&right->next, FOLLOW);
    if (MARKED(next)) continue;
#ifdef UNMARKED
    uintptr_t here = (uintptr_t)right;
    if (atomic_compare_exchange_strong_explicit(&left->next, &here, next, PUBLISH, memory_order_relaxed))
      return true;
#else
    if (atomic_compare_exchange_strong_explicit(&right->next, &next, next | 1, PUBLISH, memory_order_relaxed)) {
      uintptr_t expected = (uintptr_t)right;
      atomic_compare_exchange_strong_explicit(&left->next, &expected, next, PUBLISH, memory_order_relaxed);
      return true;
    }
#endif
  }
}

bool contains(int key) {
  struct node *node = NODE(atomic_load_explicit(&head.next, FOLLOW));
  while (node != NULL && node->key < key) node = NODE(atomic_load_explicit(&node->next, FOLLOW));
  return node != NULL && node->key == key && !MARKED(atomic_load_explicit(&node->next, FOLLOW));
}

HEDDLE_OP(a, add, "(1..2)")
HEDDLE_OP(r, removes, "(1..2)")
HEDDLE_OP(c, contains, "(1..2)")
