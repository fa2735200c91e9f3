/*
 * The two-lock queue with the case study's model of dynamic memory: an array of blocks with a lock each. alloc takes a free block and
 * locks it, free unlocks it. -DNO_ALLOC_FENCES: without fences in both, a load from a block may take effect after the block was
 * freed, taken by another thread and written over. The queue's own fences are all there.
 */
#include <heddle.h>
#include <stddef.h>

#ifndef BLOCKS
#define BLOCKS 2
#endif

typedef struct node {
  struct node *next;
  int value;
} node_t;

static node_t blocks[BLOCKS];
static int taken[BLOCKS];
static node_t *head, *tail;
static int head_lock, tail_lock;

static void full_fence(void) {
#ifndef NO_ALLOC_FENCES
  heddle_fence_ll();
  heddle_fence_ls();
  heddle_fence_sl();
  heddle_fence_ss();
#endif
}

/* Any free block; there are enough for all enqueues of a test. */
static node_t *alloc(void) {
  int i = heddle_choose(0, BLOCKS - 1);
  int old = __atomic_exchange_n(&taken[i], 1, __ATOMIC_RELAXED);
  heddle_assume(old == 0);
  full_fence();
  return &blocks[i];
}

static void release(node_t *node) {
  full_fence();
  taken[node - blocks] = 0;
}

static void lock(int *word) {
  while (__atomic_exchange_n(word, 1, __ATOMIC_RELAXED)) {
  }
  heddle_fence_ll();
  heddle_fence_ls();
}

static void unlock(int *word) {
  heddle_fence_ls();
  heddle_fence_ss();
  *word = 0;
}

void init_queue(void) {
  head = tail = alloc();
  head->next = NULL;
}

void enqueue(int value) {
  node_t *node = alloc();
  node->value = value;
  node->next = NULL;
  lock(&tail_lock);
  node_t *last = tail;
  heddle_fence_ss();
  last->next = node;
  tail = node;
  unlock(&tail_lock);
}

_Bool dequeue(int *value) {
  lock(&head_lock);
  node_t *dummy = head;
  node_t *first = dummy->next;
  if (first == NULL) {
    unlock(&head_lock);
    return 0;
  }
  heddle_fence_ll();
  *value = first->value;
  head = first;
  unlock(&head_lock);
  release(dummy);
  return 1;
}

HEDDLE_INIT(init_queue)
HEDDLE_OP(e, enqueue)
HEDDLE_OP(d, dequeue)
