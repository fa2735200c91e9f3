/*
 * The lazy list-based set (Heller et al., OPODIS 2005): add and remove lock two neighbours and look again, contains takes no lock.
 * The fault that CheckFence found in the published pseudocode is -DUNINITIALIZED: the mark of a new node is not initialised.
 * -DUNMARKED: remove does not mark, so that contains and validation see a node that is gone. -DRELAXED: no order between a node and
 * its publication, and between a link and what is behind it.
 */
#include <heddle.h>
#include <pthread.h>
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
  int key;
  atomic_bool marked;
  _Atomic(struct node *) next;
  pthread_mutex_t lock;
};

static struct node tail = {.key = 1000, .lock = PTHREAD_MUTEX_INITIALIZER};
static struct node head = {.key = -1000, .next = &tail, .lock = PTHREAD_MUTEX_INITIALIZER};

static struct node *next_of(struct node *node) {
  return atomic_load_explicit(&node->next, FOLLOW);
}

static bool is_marked(struct node *node) {
  return atomic_load_explicit(&node->marked, FOLLOW);
}

static struct node *locate(int key, struct node **before) {
  for (;;) {
    struct node *left = &head, *here = next_of(left);
    while (here->key < key) {
      left = here;
      here = next_of(here);
    }
    pthread_mutex_lock(&left->lock);
    pthread_mutex_lock(&here->lock);
    if (!is_marked(left) && !is_marked(here) && next_of(left) == here) {
      *before = left;
      return here;
    }
    pthread_mutex_unlock(&here->lock);
    pthread_mutex_unlock(&left->lock);
  }
}

static void release(struct node *left, struct node *here) {
  pthread_mutex_unlock(&here->lock);
  pthread_mutex_unlock(&left->lock);
}

bool add(int key) {
  struct node *left, *here = locate(key, &left);
  bool is_new = here->key != key;
  if (is_new) {
    struct node *node = malloc(sizeof *node);
    node->key = key;
#ifndef UNINITIALIZED
    atomic_init(&node->marked, false);
#endif
    pthread_mutex_init(&node->lock, NULL);
    atomic_init(&node->next, here);
    atomic_store_explicit(&left->next, node, PUBLISH);
  }
  release(left, here);
  return is_new;
}

bool removes(int key) {
  struct node *left, *here = locate(key, &left);
  bool is_there = here->key == key;
  if (is_there) {
#ifndef UNMARKED
    atomic_store_explicit(&here->marked, true, PUBLISH);
#endif
    atomic_store_explicit(&left->next, next_of(here), PUBLISH);
  }
  release(left, here);
  return is_there;
}

bool contains(int key) {
  struct node *node = &head;
  while (node->key < key) node = next_of(node);
  return node->key == key && !is_marked(node);
}

HEDDLE_OP(a, add, "(1..2)")
HEDDLE_OP(r, removes, "(1..2)")
HEDDLE_OP(c, contains, "(1..2)")
