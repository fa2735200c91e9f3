/*
 * The non-blocking queue of Michael and Scott (PODC 1996, Fig. 1): counted pointers, nodes from a static pool, relaxed
 * atomics where possible.
 *
 * Driver (Norris and Demsky, TOPLAS 2016, 12.1): two identical threads; each enqueues an item, then dequeues one.
 * Checked: both dequeues get an item, and not the same one; values do not race. (Nodes are not reused: the algorithm
 * reads a value before it knows that the node is still its own, which with reuse would be a race in C11.)
 *
 * -DBUG  the node is linked with a relaxed compare-exchange: its value can be read before it is there
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

#ifndef THREADS
#define THREADS 2
#endif
#ifndef ITEMS
#define ITEMS 1
#endif

#ifdef BUG
#define LINK memory_order_relaxed
#else
#define LINK memory_order_release
#endif

/* A counted pointer: index into the pool (0: null) and how often the place that holds it was changed. */
typedef unsigned pointer;
#define POINTER(index, count) ((pointer)(index) | (pointer)(count) << 16)
#define INDEX(p) ((p)&0xFFFF)
#define COUNT(p) ((p) >> 16)

struct node {
  int value;
  _Atomic pointer next;
};

enum { NODES = THREADS * ITEMS + 2, DUMMY = 1 };
static struct node pool[NODES];
static _Atomic pointer head = POINTER(DUMMY, 0), tail = POINTER(DUMMY, 0);

static int change(_Atomic pointer *place, pointer from, unsigned to, memory_order order) {
  return atomic_compare_exchange_strong_explicit(place, &from, POINTER(to, COUNT(from) + 1), order,
                                                 memory_order_relaxed);
}

static void enqueue(unsigned node, int value) {
  pool[node].value = value;
  atomic_store_explicit(&pool[node].next, POINTER(0, 0), memory_order_relaxed);
  pointer last, next;
  for (;;) {
    last = atomic_load_explicit(&tail, memory_order_acquire);
    next = atomic_load_explicit(&pool[INDEX(last)].next, memory_order_acquire);
    if (last != atomic_load_explicit(&tail, memory_order_relaxed))
      continue;
    if (INDEX(next) != 0)
      change(&tail, last, INDEX(next), memory_order_release); /* the tail lags behind: help */
    else if (change(&pool[INDEX(last)].next, next, node, LINK))
      break;
  }
  change(&tail, last, node, memory_order_release);
}

/* 0: nothing there. */
static int dequeue(void) {
  for (;;) {
    pointer first = atomic_load_explicit(&head, memory_order_acquire);
    pointer last = atomic_load_explicit(&tail, memory_order_acquire); /* else `next` may be out of date */
    pointer next = atomic_load_explicit(&pool[INDEX(first)].next, memory_order_acquire);
    if (first != atomic_load_explicit(&head, memory_order_relaxed))
      continue;
    if (INDEX(first) == INDEX(last)) {
      if (INDEX(next) == 0)
        return 0;
      change(&tail, last, INDEX(next), memory_order_release);
    } else {
      int value = pool[INDEX(next)].value;
      if (change(&head, first, INDEX(next), memory_order_release))
        return value;
    }
  }
}

static int got[THREADS];

static void *worker(void *arg) {
  int me = *(int *)arg;
  for (int i = 0; i < ITEMS; i++) {
    int node = me * ITEMS + i;
    enqueue((unsigned)(node + DUMMY + 1), 1 << node);
    int value = dequeue();
    assert(value != 0);
    got[me] += value;
  }
  return NULL;
}

int main(void) {
  pthread_t t[THREADS];
  int id[THREADS], all = 0;
  for (int i = 0; i < THREADS; i++) {
    id[i] = i;
    pthread_create(&t[i], NULL, worker, &id[i]);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(t[i], NULL);
    assert((all & got[i]) == 0);
    all += got[i];
  }
  assert(all == (1 << (THREADS * ITEMS)) - 1);
  return 0;
}
