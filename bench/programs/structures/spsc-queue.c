/*
 * An unbounded queue for one producer and one consumer that sleeps on an event count when there is nothing to take
 * (Vyukov, relacy race detector's examples).
 *
 * Driver (Norris and Demsky, TOPLAS 2016, 12.1): one thread enqueues a value, the other dequeues and verifies it.
 * Checked: the consumer gets the values in order and always wakes up; links and values do not race; nodes are freed
 * once and not touched afterwards.
 *
 * -DBUG  enqueue looks for a sleeping consumer with a relaxed load. Nothing keeps that load behind the store that
 *        links the node, and nothing makes the consumer's second look see the link: each misses the other, and the
 *        consumer sleeps for ever (the known deadlock)
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: clean
 * heddle: tso -DBUG: violated deadlock
 * heddle: pso -DBUG: violated deadlock
 * heddle: rc11 -DBUG: violated deadlock
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#ifndef ITEMS
#define ITEMS 1
#endif

#define SLEEPER 0x80000000u /* somebody may sleep; the other bits count the signals */

struct event_count {
  atomic_uint count;
  int waiters; /* guarded by guard */
  pthread_mutex_t guard;
  pthread_cond_t wake;
};

static struct event_count event = {.guard = PTHREAD_MUTEX_INITIALIZER, .wake = PTHREAD_COND_INITIALIZER};

static void event_signal(struct event_count *e) {
#ifdef BUG
  unsigned seen = atomic_load_explicit(&e->count, memory_order_relaxed);
#else
  unsigned seen = atomic_fetch_add_explicit(&e->count, 0, memory_order_seq_cst);
#endif
  if ((seen & SLEEPER) == 0)
    return;
  pthread_mutex_lock(&e->guard);
  while (!atomic_compare_exchange_weak_explicit(&e->count, &seen, (seen + 1) & ~SLEEPER, memory_order_relaxed,
                                                memory_order_relaxed))
    ;
  int waiters = e->waiters;
  e->waiters = 0;
  pthread_mutex_unlock(&e->guard);
  if (waiters != 0)
    pthread_cond_broadcast(&e->wake);
}

static unsigned event_prepare(struct event_count *e) {
  return atomic_fetch_or_explicit(&e->count, SLEEPER, memory_order_seq_cst) & ~SLEEPER;
}

/* Sleeps until there was a signal since event_prepare gave `seen`. */
static void event_wait(struct event_count *e, unsigned seen) {
  if ((atomic_load_explicit(&e->count, memory_order_seq_cst) & ~SLEEPER) != seen)
    return;
  pthread_mutex_lock(&e->guard);
  e->waiters = 1;
  while ((atomic_load_explicit(&e->count, memory_order_seq_cst) & ~SLEEPER) == seen)
    pthread_cond_wait(&e->wake, &e->guard);
  pthread_mutex_unlock(&e->guard);
}

struct node {
  struct node *_Atomic next;
  int value;
};

static struct node *head; /* the producer's: the last node */
static struct node *tail; /* the consumer's: the node before the first item */

static struct node *new_node(int value) {
  struct node *n = malloc(sizeof *n);
  if (n == NULL)
    abort();
  atomic_init(&n->next, NULL);
  n->value = value;
  return n;
}

static void enqueue(int value) {
  struct node *n = new_node(value);
  atomic_store_explicit(&head->next, n, memory_order_release);
  head = n;
  event_signal(&event);
}

/* 0: nothing there. */
static int try_dequeue(void) {
  struct node *first = atomic_load_explicit(&tail->next, memory_order_acquire);
  if (first == NULL)
    return 0;
  int value = first->value;
  free(tail);
  tail = first;
  return value;
}

static int dequeue(void) {
  int value = try_dequeue();
  while (value == 0) {
    unsigned seen = event_prepare(&event);
    value = try_dequeue();
    if (value != 0)
      break;
    event_wait(&event, seen);
    value = try_dequeue();
  }
  return value;
}

static void *producer(void *arg) {
  (void)arg;
  for (int i = 1; i <= ITEMS; i++)
    enqueue(i);
  return NULL;
}

static void *consumer(void *arg) {
  (void)arg;
  for (int i = 1; i <= ITEMS; i++)
    assert(dequeue() == i);
  return NULL;
}

int main(void) {
  pthread_t p, c;
  head = tail = new_node(0);
  pthread_create(&p, NULL, producer, NULL);
  pthread_create(&c, NULL, consumer, NULL);
  pthread_join(p, NULL);
  pthread_join(c, NULL);
  assert(head == tail);
  free(tail);
  return 0;
}
