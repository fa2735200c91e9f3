/*
 * A ring buffer for one producer and one consumer, without locks.
 *
 * Only the producer writes `tail`, only the consumer writes `head`; each publishes with a release store what the other
 * takes over with an acquire load, so the slots themselves can be plain memory.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

enum { CAPACITY = 2, ITEMS = 3 };

struct ring {
  atomic_uint head; /* items taken */
  atomic_uint tail; /* items put */
  int slot[CAPACITY];
};

static struct ring ring;

static void put(struct ring *r, int item) {
  unsigned tail = atomic_load_explicit(&r->tail, memory_order_relaxed);
  while (tail - atomic_load_explicit(&r->head, memory_order_acquire) == CAPACITY)
    ;
  r->slot[tail % CAPACITY] = item;
  atomic_store_explicit(&r->tail, tail + 1, memory_order_release);
}

static int take(struct ring *r) {
  unsigned head = atomic_load_explicit(&r->head, memory_order_relaxed);
  while (atomic_load_explicit(&r->tail, memory_order_acquire) == head)
    ;
  int item = r->slot[head % CAPACITY];
  atomic_store_explicit(&r->head, head + 1, memory_order_release);
  return item;
}

static void *producer(void *arg) {
  (void)arg;
  for (int i = 1; i <= ITEMS; i++)
    put(&ring, i);
  return NULL;
}

static void *consumer(void *arg) {
  (void)arg;
  for (int i = 1; i <= ITEMS; i++)
    assert(take(&ring) == i);
  return NULL;
}

int main(void) {
  pthread_t p, c;
  pthread_create(&p, NULL, producer, NULL);
  pthread_create(&c, NULL, consumer, NULL);
  pthread_join(p, NULL);
  pthread_join(c, NULL);
  return 0;
}
