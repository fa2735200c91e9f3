/*
 * The queue with two locks, filled too late.
 *
 * Bug: the tail is linked before the node has its value. The two locks do not exclude each other, so in an almost empty
 * queue the taker finds a node that is not filled yet.
 *
 * heddle: sc: violated assertion uninitialized
 * heddle: tso: violated assertion uninitialized
 * heddle: rc11: violated race assertion uninitialized
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

static struct node *head, *tail;
static pthread_mutex_t head_lock = PTHREAD_MUTEX_INITIALIZER, tail_lock = PTHREAD_MUTEX_INITIALIZER;

static struct node *new_node(void) {
  struct node *n = malloc(sizeof *n);
  n->value = 0;
  atomic_init(&n->next, NULL);
  return n;
}

static void put(int value) {
  struct node *n = new_node();
  pthread_mutex_lock(&tail_lock);
  atomic_store_explicit(&tail->next, n, memory_order_release);
  n->value = value;
  tail = n;
  pthread_mutex_unlock(&tail_lock);
}

/* -1: empty */
static int take(void) {
  int value = -1;
  pthread_mutex_lock(&head_lock);
  struct node *old = head, *first = atomic_load_explicit(&old->next, memory_order_acquire);
  if (first != NULL) {
    value = first->value;
    head = first;
  }
  pthread_mutex_unlock(&head_lock);
  if (first != NULL) free(old);
  return value;
}

static void *producer(void *arg) {
  (void)arg;
  put(1);
  return NULL;
}

int main(void) {
  head = tail = new_node();
  pthread_t t;
  pthread_create(&t, NULL, producer, NULL);
  int first = take();
  assert(first == -1 || first == 1);
  pthread_join(t, NULL);
  free(head);
  return 0;
}
