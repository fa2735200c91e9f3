/*
 * The work-stealing deque of Chase and Lev (SPAA 2005) in the C11 version of Lê, Pop, Cohen and Zappa Nardelli
 * (PPoPP 2013, Fig. 1), with the growing array that the figure leaves out.
 *
 * Driver (Norris and Demsky, TOPLAS 2016, 12.1): the owner pushes three items into an array of two, so that the third
 * push resizes it, and takes two; a thief steals one. Main then takes what is left.
 * Checked: nothing is taken twice, invented or lost; no load reads a cell that nobody wrote.
 *
 * -DBUG        the new array is published with a relaxed store: a thief that steals while a push resizes can follow the
 *              pointer before the contents (the bug found by CDSChecker)
 * -DNO_RELOAD  push goes on with the array it had before the resize, as the figure prints it
 *
 * One thief only: with two, the load of an item whose steal is going to fail can meet a cell of the new array that was
 * never filled, in the published algorithm as well.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: clean
 * heddle: tso -DBUG: clean
 * heddle: pso -DBUG: violated uninitialized
 * heddle: rc11 -DBUG: violated uninitialized memory
 * heddle: sc -DNO_RELOAD: violated uninitialized
 * heddle: tso -DNO_RELOAD: violated uninitialized
 * heddle: pso -DNO_RELOAD: violated uninitialized
 * heddle: rc11 -DNO_RELOAD: violated uninitialized
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#ifndef PUSHES
#define PUSHES 3
#endif
#ifndef TAKES
#define TAKES 2
#endif
#ifndef STEALS
#define STEALS 1
#endif
#ifndef CAPACITY
#define CAPACITY 2
#endif

#ifdef BUG
#define PUBLISH memory_order_relaxed
#else
#define PUBLISH memory_order_release
#endif

enum { EMPTY = 0, ABORT = -1 }; /* items are powers of two, so that a set of items is a sum */

struct array {
  atomic_int size;
  struct array *older; /* the array that this one replaced; freed with the deque, as thieves may still look at it */
  atomic_int item[];
};

struct deque {
  atomic_int top, bottom; /* the items are in [top, bottom) */
  struct array *_Atomic array;
};

static struct deque deque;

static struct array *new_array(int size, struct array *older) {
  struct array *a = malloc(sizeof *a + (size_t)size * sizeof a->item[0]);
  if (a == NULL)
    abort();
  atomic_store_explicit(&a->size, size, memory_order_relaxed);
  a->older = older;
  return a;
}

static void resize(struct deque *q) {
  struct array *old = atomic_load_explicit(&q->array, memory_order_relaxed);
  int size = atomic_load_explicit(&old->size, memory_order_relaxed);
  struct array *new = new_array(2 * size, old);
  int t = atomic_load_explicit(&q->top, memory_order_relaxed);
  int b = atomic_load_explicit(&q->bottom, memory_order_relaxed);
  for (int i = t; i < b; i++) {
    int item = atomic_load_explicit(&old->item[i % size], memory_order_relaxed);
    atomic_store_explicit(&new->item[i % (2 * size)], item, memory_order_relaxed);
  }
  atomic_store_explicit(&q->array, new, PUBLISH);
}

static void push(struct deque *q, int item) {
  int b = atomic_load_explicit(&q->bottom, memory_order_relaxed);
  int t = atomic_load_explicit(&q->top, memory_order_acquire);
  struct array *a = atomic_load_explicit(&q->array, memory_order_relaxed);
  if (b - t > atomic_load_explicit(&a->size, memory_order_relaxed) - 1) {
    resize(q);
#ifndef NO_RELOAD
    a = atomic_load_explicit(&q->array, memory_order_relaxed);
#endif
  }
  int size = atomic_load_explicit(&a->size, memory_order_relaxed);
  atomic_store_explicit(&a->item[b % size], item, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&q->bottom, b + 1, memory_order_relaxed);
}

static int take(struct deque *q) {
  int b = atomic_load_explicit(&q->bottom, memory_order_relaxed) - 1;
  struct array *a = atomic_load_explicit(&q->array, memory_order_relaxed);
  atomic_store_explicit(&q->bottom, b, memory_order_relaxed);
  atomic_thread_fence(memory_order_seq_cst);
  int t = atomic_load_explicit(&q->top, memory_order_relaxed);
  int item = EMPTY;
  if (t <= b) {
    int size = atomic_load_explicit(&a->size, memory_order_relaxed);
    item = atomic_load_explicit(&a->item[b % size], memory_order_relaxed);
    if (t == b) { /* the last item: a thief may want it too */
      if (!atomic_compare_exchange_strong_explicit(&q->top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
        item = EMPTY;
      atomic_store_explicit(&q->bottom, b + 1, memory_order_relaxed);
    }
  } else {
    atomic_store_explicit(&q->bottom, b + 1, memory_order_relaxed);
  }
  return item;
}

static int steal(struct deque *q) {
  int t = atomic_load_explicit(&q->top, memory_order_acquire);
  atomic_thread_fence(memory_order_seq_cst);
  int b = atomic_load_explicit(&q->bottom, memory_order_acquire);
  int item = EMPTY;
  if (t < b) {
    struct array *a = atomic_load_explicit(&q->array, memory_order_acquire); /* published as consume */
    int size = atomic_load_explicit(&a->size, memory_order_relaxed);
    item = atomic_load_explicit(&a->item[t % size], memory_order_relaxed);
    if (!atomic_compare_exchange_strong_explicit(&q->top, &t, t + 1, memory_order_seq_cst, memory_order_relaxed))
      return ABORT;
  }
  return item;
}

static int stolen, taken; /* sums of items */

static void *thief(void *arg) {
  (void)arg;
  for (int i = 0; i < STEALS; i++) {
    int item = steal(&deque);
    if (item != EMPTY && item != ABORT)
      stolen += item;
  }
  return NULL;
}

int main(void) {
  pthread_t t;
  atomic_init(&deque.array, new_array(CAPACITY, NULL));
  pthread_create(&t, NULL, thief, NULL);
  for (int i = 0; i < PUSHES; i++)
    push(&deque, 1 << i);
  for (int i = 0; i < TAKES; i++)
    taken += take(&deque);
  pthread_join(t, NULL);

  for (int i = 0; i < PUSHES; i++)
    taken += take(&deque);
  assert((taken & stolen) == 0);
  assert(taken + stolen == (1 << PUSHES) - 1);

  for (struct array *a = atomic_load(&deque.array); a != NULL;) {
    struct array *older = a->older;
    free(a);
    a = older;
  }
  return 0;
}
