/*
 * The two-lock queue of Michael and Scott (PODC 1996, Fig. 2), as the case study of Burckhardt, Alur and Martin checks it:
 * every access to shared memory stands alone, locks are spin locks made of plain accesses and partial fences.
 *
 * The two fences that the case study found missing are at NODE_FENCE and NEXT_FENCE: without -DFENCED (or with one of
 * -DNO_STORE_FENCE, -DNO_LOAD_FENCE) the queue is right under sc and wrong under relaxed. -DMISPLACED_FENCE: unlock has its
 * fences behind the store. -DKEEP: nodes are never freed. -DWRONG_COMMIT: the case study's first guess, that dequeue takes effect when it loads the dummy.
 */
#include <heddle.h>
#include <stdlib.h>

#if defined FENCED && !defined NO_STORE_FENCE
#define NODE_FENCE() heddle_fence_ss()
#else
#define NODE_FENCE()
#endif
#if defined FENCED && !defined NO_LOAD_FENCE
#define NEXT_FENCE() heddle_fence_ll()
#else
#define NEXT_FENCE()
#endif

typedef struct node {
  struct node *next;
  int value;
} node_t;

typedef struct {
  node_t *head, *tail;
  int head_lock, tail_lock;
} queue_t;

/* The lock of the manual: an atomic load-store in a loop, and fences that keep the critical section inside. */
static void lock(int *word) {
  while (__atomic_exchange_n(word, 1, __ATOMIC_RELAXED)) {
  }
  heddle_fence_ll();
  heddle_fence_ls();
}

static void unlock(int *word) {
#ifndef MISPLACED_FENCE
  heddle_fence_ls();
  heddle_fence_ss();
#endif
  *word = 0;
#ifdef MISPLACED_FENCE
  heddle_fence_ls();
  heddle_fence_ss();
#endif
}

static queue_t queue;

void init_queue(void) {
  node_t *dummy = malloc(sizeof *dummy);
  dummy->next = NULL;
  queue.head = queue.tail = dummy;
  queue.head_lock = queue.tail_lock = 0;
}

void enqueue(int value) {
  node_t *node = malloc(sizeof *node);
  node->value = value;
  node->next = NULL;
  lock(&queue.tail_lock);
  node_t *last = queue.tail;
  NODE_FENCE();
  heddle_commit(last->next = node);
  queue.tail = node;
  unlock(&queue.tail_lock);
}

_Bool dequeue(int *value) {
  lock(&queue.head_lock);
#ifdef WRONG_COMMIT
  node_t *dummy = heddle_commit(queue.head);
  node_t *first = dummy->next;
#else
  node_t *dummy = queue.head;
  node_t *first = heddle_commit(dummy->next);
#endif
  if (first == NULL) {
    unlock(&queue.head_lock);
    return 0;
  }
  NEXT_FENCE();
  *value = first->value;
  queue.head = first;
  unlock(&queue.head_lock);
#ifndef KEEP
  free(dummy);
#endif
  return 1;
}

HEDDLE_INIT(init_queue)
HEDDLE_OP(e, enqueue)
HEDDLE_OP(d, dequeue)
