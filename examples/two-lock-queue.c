/*
 * Michael and Scott's queue with two locks: one for those who put, one for those who take. A dummy node keeps the two
 * ends apart; the link between them is atomic, because in an empty queue both sides use it.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
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

static struct node *new_node(int value) {
  struct node *n = malloc(sizeof *n);
  n->value = value;
  atomic_init(&n->next, NULL);
  return n;
}

static void put(int value) {
  struct node *n = new_node(value);
  pthread_mutex_lock(&tail_lock);
  atomic_store_explicit(&tail->next, n, memory_order_release);
  tail = n;
  pthread_mutex_unlock(&tail_lock);
}

/* 0: empty */
static int take(void) {
  int value = 0;
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
  put(2);
  return NULL;
}

int main(void) {
  head = tail = new_node(0);
  pthread_t t;
  pthread_create(&t, NULL, producer, NULL);
  int first = take();
  pthread_join(t, NULL);
  assert(first == 0 || first == 1);
  for (int next = first + 1; next <= 2; next++) assert(take() == next);
  assert(take() == 0);
  free(head);
  return 0;
}
