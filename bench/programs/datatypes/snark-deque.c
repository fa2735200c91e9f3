/*
 * A deque like Snark (Detlefs et al., DISC 2000): a list with a hat at each end and a double compare-and-swap. As published, a pop
 * takes a node that points to itself for the end of the list, although a pop at the other end may just have taken the node itself:
 * it answers "empty" for a deque that never was (Doherty et al., SPAA 2004). With -DFIXED it looks at its hat once more.
 * Nodes are never freed.
 */
#include <heddle.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

#define EMPTY 0

struct node {
  _Atomic(struct node *) left, right;
  int value;
};

typedef _Atomic(struct node *) link_t;

static struct node dummy;
static link_t left_hat, right_hat;

static bool dcas(link_t *a, link_t *b, struct node *old_a, struct node *old_b, struct node *new_a,
                 struct node *new_b) {
  heddle_atomic_begin();
  bool equal = *a == old_a && *b == old_b;
  if (equal) {
    *a = new_a;
    *b = new_b;
  }
  heddle_atomic_end();
  return equal;
}

void init_deque(void) {
  atomic_init(&dummy.left, &dummy);
  atomic_init(&dummy.right, &dummy);
  atomic_init(&left_hat, &dummy);
  atomic_init(&right_hat, &dummy);
}

static struct node *new_node(int value) {
  struct node *node = malloc(sizeof *node);
  node->value = value;
  atomic_init(&node->left, &dummy);
  atomic_init(&node->right, &dummy);
  return node;
}

void push_right(int value) {
  struct node *node = new_node(value);
  for (;;) {
    struct node *hat = right_hat, *next = hat->right;
    if (next == hat) {
      struct node *other = left_hat;
      if (dcas(&right_hat, &left_hat, hat, other, node, node)) return;
    } else {
      atomic_init(&node->left, hat);
      if (dcas(&right_hat, &hat->right, hat, next, node, node)) return;
      atomic_init(&node->left, &dummy);
    }
  }
}

void push_left(int value) {
  struct node *node = new_node(value);
  for (;;) {
    struct node *hat = left_hat, *next = hat->left;
    if (next == hat) {
      struct node *other = right_hat;
      if (dcas(&left_hat, &right_hat, hat, other, node, node)) return;
    } else {
      atomic_init(&node->right, hat);
      if (dcas(&left_hat, &hat->left, hat, next, node, node)) return;
      atomic_init(&node->right, &dummy);
    }
  }
}

int pop_right(void) {
  for (;;) {
    struct node *hat = right_hat, *other = left_hat;
    if (hat->right == hat) {
#ifdef FIXED
      if (right_hat != hat) continue;
#endif
      return EMPTY;
    }
    if (hat == other) {
      if (dcas(&right_hat, &left_hat, hat, other, &dummy, &dummy)) return hat->value;
    } else {
      struct node *next = hat->left;
      if (dcas(&right_hat, &hat->left, hat, next, next, hat)) {
        int value = hat->value;
        hat->right = &dummy;
        return value;
      }
    }
  }
}

int pop_left(void) {
  for (;;) {
    struct node *hat = left_hat, *other = right_hat;
    if (hat->left == hat) {
#ifdef FIXED
      if (left_hat != hat) continue;
#endif
      return EMPTY;
    }
    if (hat == other) {
      if (dcas(&left_hat, &right_hat, hat, other, &dummy, &dummy)) return hat->value;
    } else {
      struct node *next = hat->right;
      if (dcas(&left_hat, &hat->right, hat, next, next, hat)) {
        int value = hat->value;
        hat->left = &dummy;
        return value;
      }
    }
  }
}

HEDDLE_INIT(init_deque)
HEDDLE_OP(l, push_left)
HEDDLE_OP(r, push_right)
HEDDLE_OP(x, pop_left)
HEDDLE_OP(y, pop_right)
