/*
 * Treiber's stack ("Systems programming: coping with parallelism", IBM RJ 5118, 1986) on nodes that are not reused.
 *
 * Driver: PUSHERS threads push an item each, POPPERS threads try to pop one each; main pops the rest.
 * Checked: every item comes out exactly once; values and links do not race.
 *
 * -DBUG  pushes with a relaxed compare-exchange: a node can be popped before its contents are there
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

#ifndef PUSHERS
#define PUSHERS 2
#endif
#ifndef POPPERS
#define POPPERS 1
#endif

#ifdef BUG
#define PUSH memory_order_relaxed
#else
#define PUSH memory_order_release
#endif

struct node {
  int value;
  struct node *next;
};

static struct node pool[PUSHERS];
static struct node *_Atomic top;

static void push(struct node *n, int value) {
  n->value = value;
  struct node *first = atomic_load_explicit(&top, memory_order_relaxed);
  do
    n->next = first;
  while (!atomic_compare_exchange_weak_explicit(&top, &first, n, PUSH, memory_order_relaxed));
}

/* 0: nothing there. */
static int pop(void) {
  struct node *first = atomic_load_explicit(&top, memory_order_acquire);
  while (first != NULL) {
    if (atomic_compare_exchange_weak_explicit(&top, &first, first->next, memory_order_acquire, memory_order_acquire))
      return first->value;
  }
  return 0;
}

static int got[POPPERS];

static void *pusher(void *arg) {
  int me = *(int *)arg;
  push(&pool[me], 1 << me);
  return NULL;
}

static void *popper(void *arg) {
  got[*(int *)arg] = pop();
  return NULL;
}

int main(void) {
  pthread_t t[PUSHERS + POPPERS];
  int id[PUSHERS + POPPERS], all = 0, item;
  for (int i = 0; i < PUSHERS + POPPERS; i++) {
    id[i] = i < PUSHERS ? i : i - PUSHERS;
    pthread_create(&t[i], NULL, i < PUSHERS ? pusher : popper, &id[i]);
  }
  for (int i = 0; i < PUSHERS + POPPERS; i++)
    pthread_join(t[i], NULL);
  for (int i = 0; i < POPPERS; i++) {
    assert((all & got[i]) == 0);
    all += got[i];
  }
  for (int i = 0; i < PUSHERS && (item = pop()) != 0; i++) {
    assert((all & item) == 0);
    all += item;
  }
  assert(all == (1 << PUSHERS) - 1);
  return 0;
}
