/* Michael and Scott's queue (section 10): one thread enqueues N values, one dequeues N times. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#ifndef N
#define N 2
#endif
struct node {
  int value;
  struct node *_Atomic next;
};
static struct node nodes[N + 1];
static struct node *_Atomic head = &nodes[0], *_Atomic tail = &nodes[0];
static void enqueue(struct node *fresh) {
  for (;;) {
    struct node *last = tail, *next = last->next;
    if (last != tail) continue;
    if (next == 0) {
      struct node *none = 0;
      if (atomic_compare_exchange_strong(&last->next, &none, fresh)) {
        atomic_compare_exchange_strong(&tail, &last, fresh);
        return;
      }
    } else
      atomic_compare_exchange_strong(&tail, &last, next);
  }
}
static int dequeue(int *value) {
  for (;;) {
    struct node *first = head, *last = tail, *next = first->next;
    if (first != head) continue;
    if (first == last) {
      if (next == 0) return 0;
      atomic_compare_exchange_strong(&tail, &last, next);
    } else {
      *value = next->value;
      if (atomic_compare_exchange_strong(&head, &first, next)) return 1;
    }
  }
}
static void *producer(void *arg) {
  for (int i = 1; i <= N; i++) {
    nodes[i].value = i;
    enqueue(&nodes[i]);
  }
  return arg;
}
static void *consumer(void *arg) {
  int before = 0;
  for (int i = 0; i < N; i++) {
    int value = 0;
    if (dequeue(&value)) {
      assert(value == before + 1);
      before = value;
    }
  }
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, producer, 0);
  pthread_create(&b, 0, consumer, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
