/*
 * The queue of Michael and Scott with a link that is checked first and written afterwards.
 *
 * Bug: the new node is linked by a plain store after a look at `next`, not by one compare-exchange. Two producers can
 * both find the end of the list, and the second link overwrites the first: an item is lost and the sum is wrong
 * (assertion, under every model).
 *
 * heddle: sc: violated assertion
 * heddle: tso: violated assertion
 * heddle: rc11: violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *_Atomic next;
};

static struct node *_Atomic head, *_Atomic tail; /* head is the dummy node before the first item */

static struct node *new_node(int value) {
  struct node *n = malloc(sizeof *n);
  if (n == NULL)
    abort();
  n->value = value;
  atomic_init(&n->next, NULL);
  return n;
}

static void enqueue(int value) {
  struct node *n = new_node(value);
  for (;;) {
    struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
    struct node *next = atomic_load_explicit(&last->next, memory_order_acquire);
    if (next == NULL) {
      atomic_store_explicit(&last->next, n, memory_order_release);
      atomic_compare_exchange_strong_explicit(&tail, &last, n, memory_order_release, memory_order_relaxed);
      return;
    }
    atomic_compare_exchange_strong_explicit(&tail, &last, next, memory_order_release, memory_order_relaxed);
  }
}

/* Takes the first item, or 0 from an empty queue. The old dummy goes to `*retired`, freed when nobody can see it. */
static int dequeue(struct node **retired) {
  for (;;) {
    struct node *first = atomic_load_explicit(&head, memory_order_acquire);
    struct node *last = atomic_load_explicit(&tail, memory_order_acquire);
    struct node *next = atomic_load_explicit(&first->next, memory_order_acquire);
    if (next == NULL)
      return 0;
    if (first == last) /* the tail lags behind: help */
      atomic_compare_exchange_strong_explicit(&tail, &last, next, memory_order_release, memory_order_relaxed);
    int value = next->value;
    if (atomic_compare_exchange_strong_explicit(&head, &first, next, memory_order_acq_rel, memory_order_relaxed)) {
      *retired = first;
      return value;
    }
  }
}

static void *producer(void *arg) {
  enqueue(*(int *)arg);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  int one = 1, two = 2;
  struct node *dummy = new_node(0);
  atomic_init(&head, dummy);
  atomic_init(&tail, dummy);

  pthread_create(&a, NULL, producer, &one);
  pthread_create(&b, NULL, producer, &two);
  struct node *retired[3] = {NULL};
  int sum = dequeue(&retired[0]); /* may still be empty */
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  sum += dequeue(&retired[1]);
  sum += dequeue(&retired[2]);
  assert(sum == one + two);

  for (int i = 0; i < 3; i++)
    free(retired[i]);
  free(atomic_load(&head));
  return 0;
}
