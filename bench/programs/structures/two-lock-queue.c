/*
 * The two-lock queue of Michael and Scott (PODC 1996, Fig. 2): a lock for the head, another for the tail, and a dummy
 * node between them. When the queue is empty both ends meet in the dummy's `next`, which is therefore atomic.
 *
 * Driver: ENQUEUERS threads enqueue an item each, DEQUEUERS threads try to dequeue one each; main takes the rest.
 * Checked: every item comes out exactly once; values do not race.
 *
 * -DBUG  the node is linked with a relaxed store (on the machines the lock before it is a full fence, which saves it)
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: clean
 * heddle: tso -DBUG: clean
 * heddle: pso -DBUG: clean
 * heddle: rc11 -DBUG: violated race
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef ENQUEUERS
#define ENQUEUERS 2
#endif
#ifndef DEQUEUERS
#define DEQUEUERS 1
#endif

#ifdef BUG
#define LINK memory_order_relaxed
#else
#define LINK memory_order_release
#endif

struct node {
  int value;
  struct node *_Atomic next;
};

static struct node dummy, pool[ENQUEUERS];
static struct node *head = &dummy, *tail = &dummy;
static pthread_mutex_t head_lock = PTHREAD_MUTEX_INITIALIZER, tail_lock = PTHREAD_MUTEX_INITIALIZER;

static void enqueue(struct node *n, int value) {
  n->value = value;
  pthread_mutex_lock(&tail_lock);
  atomic_store_explicit(&tail->next, n, LINK);
  tail = n;
  pthread_mutex_unlock(&tail_lock);
}

/* 0: nothing there. */
static int dequeue(void) {
  int value = 0;
  pthread_mutex_lock(&head_lock);
  struct node *first = atomic_load_explicit(&head->next, memory_order_acquire);
  if (first != NULL) {
    value = first->value;
    assert(value != 0);
    head = first;
  }
  pthread_mutex_unlock(&head_lock);
  return value;
}

static int got[DEQUEUERS];

static void *enqueuer(void *arg) {
  int me = *(int *)arg;
  enqueue(&pool[me], 1 << me);
  return NULL;
}

static void *dequeuer(void *arg) {
  got[*(int *)arg] = dequeue();
  return NULL;
}

int main(void) {
  pthread_t t[ENQUEUERS + DEQUEUERS];
  int id[ENQUEUERS + DEQUEUERS], all = 0, item;
  for (int i = 0; i < ENQUEUERS + DEQUEUERS; i++) {
    id[i] = i < ENQUEUERS ? i : i - ENQUEUERS;
    pthread_create(&t[i], NULL, i < ENQUEUERS ? enqueuer : dequeuer, &id[i]);
  }
  for (int i = 0; i < ENQUEUERS + DEQUEUERS; i++)
    pthread_join(t[i], NULL);
  for (int i = 0; i < DEQUEUERS; i++) {
    assert((all & got[i]) == 0);
    all += got[i];
  }
  for (int i = 0; i < ENQUEUERS && (item = dequeue()) != 0; i++) {
    assert((all & item) == 0);
    all += item;
  }
  assert(all == (1 << ENQUEUERS) - 1);
  return 0;
}
