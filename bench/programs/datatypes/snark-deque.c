/*
 * A deque like Snark (Detlefs et al., DISC 2000): a list with a hat at each end and a double compare-and-swap. As published, a pop
 * takes a node that points to itself for the end of the list, although a pop at the other end may just have taken the node itself:
 * it answers "empty" for a deque that never was (Doherty et al., SPAA 2004). With -DFIXED it looks at its hat once more.
 *
 * The second published bug is deeper, and still there with -DFIXED: two pops, one from each side, give the same value. One right after the other:
 * a pop on the right of {A, B} that has read everything and not yet swapped; A is popped on the left, D pushed on the right; a pop on the left of {B, D} that
 * has read everything; D is popped on the right. Now both take B: each finds its own hat, and the link of B that nobody has changed since. The client
 * `rr(y|xry|x)` has it. With -DCLAIM (and -DFIXED) values are taken by an exchange, and who finds none looks again.
 *
 * Nodes are never freed.
 */
#include <heddle.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

#define EMPTY 0

#ifdef CLAIM
#define TAKE(node) atomic_exchange(&(node)->value, EMPTY)
#else
#define TAKE(node) (node)->value
#endif

struct node {
  _Atomic(struct node *) left, right;
  atomic_int value;
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
  atomic_init(&node->value, value);
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
      if (dcas(&right_hat, &left_hat, hat, other, &dummy, &dummy)) {
        int value = TAKE(hat);
        if (value != EMPTY) return value;
      }
    } else {
      struct node *next = hat->left;
      if (dcas(&right_hat, &hat->left, hat, next, next, hat)) {
        int value = TAKE(hat);
        hat->right = &dummy;
        if (value != EMPTY) return value;
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
      if (dcas(&left_hat, &right_hat, hat, other, &dummy, &dummy)) {
        int value = TAKE(hat);
        if (value != EMPTY) return value;
      }
    } else {
      struct node *next = hat->right;
      if (dcas(&left_hat, &hat->right, hat, next, next, hat)) {
        int value = TAKE(hat);
        hat->left = &dummy;
        if (value != EMPTY) return value;
      }
    }
  }
}

HEDDLE_INIT(init_deque)
HEDDLE_OP(l, push_left)
HEDDLE_OP(r, push_right)
HEDDLE_OP(x, pop_left)
HEDDLE_OP(y, pop_right)
