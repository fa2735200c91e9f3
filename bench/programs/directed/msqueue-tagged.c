/* Michael and Scott's queue in its standard form: pointers and counters in one word, nodes from a pool by index arithmetic. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#ifndef N
#define N 2
#endif
typedef uint64_t pointer;
struct node { int value; _Atomic pointer next; };
static struct node nodes[N + 1];
static _Atomic pointer head, tail;
#define TAG_SHIFT 48
static struct node *ptr(pointer p) { return (struct node *)(uintptr_t)(p & ((1ull << TAG_SHIFT) - 1)); }
static pointer make(struct node *n, pointer old) { return ((old >> TAG_SHIFT) + 1) << TAG_SHIFT | (pointer)(uintptr_t)n; }
static void enqueue(int i) {
  struct node *fresh = nodes + i;
  fresh->value = i;
  for (;;) {
    pointer last = tail, next = ptr(last)->next;
    if (last != tail) continue;
    if (ptr(next) == 0) {
      if (atomic_compare_exchange_strong(&ptr(last)->next, &next, make(fresh, next))) {
        atomic_compare_exchange_strong(&tail, &last, make(fresh, last));
        return;
      }
    } else atomic_compare_exchange_strong(&tail, &last, make(ptr(next), last));
  }
}
static int dequeue(int *value) {
  for (;;) {
    pointer first = head, last = tail, next = ptr(first)->next;
    if (first != head) continue;
    if (ptr(first) == ptr(last)) {
      if (ptr(next) == 0) return 0;
      atomic_compare_exchange_strong(&tail, &last, make(ptr(next), last));
    } else {
      *value = ptr(next)->value;
      if (atomic_compare_exchange_strong(&head, &first, make(ptr(next), first))) return 1;
    }
  }
}
static void *producer(void *arg) { for (int i = 1; i <= N; i++) enqueue(i); return arg; }
static void *consumer(void *arg) {
  int before = 0;
  for (int i = 0; i < N; i++) { int value = 0; if (dequeue(&value)) { assert(value == before + 1); before = value; } }
  return arg;
}
int main(void) {
  head = tail = (pointer)(uintptr_t)&nodes[0];
  pthread_t a, b; pthread_create(&a, 0, producer, 0); pthread_create(&b, 0, consumer, 0); pthread_join(a, 0); pthread_join(b, 0);
}
