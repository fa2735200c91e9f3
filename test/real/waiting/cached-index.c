/* expect: -> verified
 * expect: -DRELAXED -> race
 * expect: -DNO_REFRESH -> liveness
 * One producer, one consumer; each keeps the other's index in a field of the queue and looks again when it has to. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#define SIZE 2
#ifdef RELAXED
#define REL memory_order_relaxed
#else
#define REL memory_order_release
#endif

static struct {
  atomic_size_t head;
  size_t cachedTail;
  atomic_size_t tail;
  size_t cachedHead;
  int slot[SIZE];
} q;

static void push(int v) {
  size_t t = atomic_load_explicit(&q.tail, memory_order_relaxed), next = t + 1;
  while (next - q.cachedHead > SIZE) q.cachedHead = atomic_load_explicit(&q.head, memory_order_acquire);
  q.slot[t % SIZE] = v;
  atomic_store_explicit(&q.tail, next, REL);
}

static int try_pop(int *v) {
  size_t h = atomic_load_explicit(&q.head, memory_order_relaxed);
  if (h == q.cachedTail) {
#ifndef NO_REFRESH
    q.cachedTail = atomic_load_explicit(&q.tail, memory_order_acquire);
#endif
    if (h == q.cachedTail) return 0;
  }
  *v = q.slot[h % SIZE];
  atomic_store_explicit(&q.head, h + 1, memory_order_release);
  return 1;
}

static void *producer(void *arg) {
  for (int i = 1; i <= 3; i++) push(i);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, producer, 0);
  for (int i = 1; i <= 3; i++) {
    int v;
    while (!try_pop(&v)) {
    }
    assert(v == i);
  }
  pthread_join(t, 0);
}
