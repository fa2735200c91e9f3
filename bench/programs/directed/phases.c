/* Two independent phases: one thread enqueues and one dequeues N values, then one pushes and one pops N (-DQUEUE, -DSTACK: only that). */
#include <pthread.h>
#include <stdatomic.h>
#ifndef N
#define N 2
#endif
#if !defined(QUEUE) && !defined(STACK)
#define QUEUE
#define STACK
#endif
struct node {
  int value;
  struct node *next;
};
static atomic_int slots[N], tail;
static struct node nodes[N];
static struct node *_Atomic top;
static void *producer(void *arg) {
#ifdef QUEUE
  for (int i = 0; i < N; i++) {
    atomic_store(&slots[i], i + 1);
    atomic_store(&tail, i + 1);
  }
#endif
#ifdef STACK
  for (int i = 0; i < N; i++) {
    struct node *old = atomic_load(&top);
    do nodes[i].next = old;
    while (!atomic_compare_exchange_strong(&top, &old, &nodes[i]));
  }
#endif
  return arg;
}
static void *consumer(void *arg) {
#ifdef QUEUE
  int head = 0;
  for (int i = 0; i < N; i++)
    if (head < atomic_load(&tail)) head += atomic_load(&slots[i]) != 0;
#endif
#ifdef STACK
  for (int i = 0; i < N; i++) {
    struct node *old = atomic_load(&top);
    if (old) atomic_compare_exchange_strong(&top, &old, old->next);
  }
#endif
  return arg;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, producer, 0);
  pthread_create(&b, 0, consumer, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
}
