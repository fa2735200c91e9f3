/*
 * A bounded queue for many producers and many consumers (Bloom, cbloomrants "mpmc_boundq_1_alt", 2011): one word counts
 * the reads and writes that have begun, two more count those that are complete.
 *
 * An operation waits until all operations of the other kind that had begun when it came are complete. It cannot miss
 * that moment: those that begin later wait for this one.
 *
 * Driver (Norris and Demsky, TOPLAS 2016, 12.1): two identical threads; each enqueues an item, then dequeues one.
 * -DREADERS=n adds threads that only try to dequeue.
 * Checked: every item comes out exactly once, slots do not race, and every wait ends.
 *
 * -DBUG  a reader does not wait for the writers: the slot it was given may still be empty, and a writer that waits for
 *        the readers can miss the moment
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DREADERS=1: clean
 * heddle: rc11 -DREADERS=1: clean
 * heddle: sc -DBUG: violated assertion liveness
 * heddle: tso -DBUG: violated assertion liveness
 * heddle: pso -DBUG: violated assertion liveness
 * heddle: rc11 -DBUG: violated race assertion liveness
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef READERS
#define READERS 0
#endif
#ifndef CAPACITY
#define CAPACITY 4
#endif

struct queue {
  atomic_uint begun; /* reads in the high half, writes in the low half */
  atomic_uint read, written;
  int slot[CAPACITY];
};

static struct queue queue;

/* The slot to be read, or NULL: nothing there. */
static int *begin_read(struct queue *q) {
  unsigned begun = atomic_load_explicit(&q->begun, memory_order_acquire), rd, wr;
  do {
    rd = begun >> 16;
    wr = begun & 0xFFFF;
    if (wr == rd)
      return NULL;
  } while (!atomic_compare_exchange_weak_explicit(&q->begun, &begun, begun + (1u << 16), memory_order_acq_rel,
                                                  memory_order_acquire));
#ifndef BUG
  while ((atomic_load_explicit(&q->written, memory_order_acquire) & 0xFFFF) != wr)
    ;
#endif
  return &q->slot[rd % CAPACITY];
}

static void end_read(struct queue *q) { atomic_fetch_add_explicit(&q->read, 1, memory_order_release); }

/* The slot to be written, or NULL: no room. */
static int *begin_write(struct queue *q) {
  unsigned begun = atomic_load_explicit(&q->begun, memory_order_acquire), rd, wr;
  do {
    rd = begun >> 16;
    wr = begun & 0xFFFF;
    if (wr == ((rd + CAPACITY) & 0xFFFF))
      return NULL;
  } while (!atomic_compare_exchange_weak_explicit(&q->begun, &begun, rd << 16 | ((wr + 1) & 0xFFFF),
                                                  memory_order_acq_rel, memory_order_acquire));
  while ((atomic_load_explicit(&q->read, memory_order_acquire) & 0xFFFF) != rd)
    ;
  return &q->slot[wr % CAPACITY];
}

static void end_write(struct queue *q) { atomic_fetch_add_explicit(&q->written, 1, memory_order_release); }

static void enqueue(int item) {
  int *slot = begin_write(&queue);
  assert(slot != NULL);
  *slot = item;
  end_write(&queue);
}

/* 0: nothing there. */
static int dequeue(void) {
  int *slot = begin_read(&queue);
  if (slot == NULL)
    return 0;
  int item = *slot;
  assert(item != 0);
  end_read(&queue);
  return item;
}

static int got[THREADS + READERS];

static void *worker(void *arg) {
  int me = *(int *)arg;
  if (me < THREADS)
    enqueue(1 << me);
  got[me] = dequeue();
  assert(got[me] != 0 || READERS > 0);
  return NULL;
}

int main(void) {
  pthread_t t[THREADS + READERS];
  int id[THREADS + READERS], all = 0, item;
  for (int i = 0; i < THREADS + READERS; i++) {
    id[i] = i;
    pthread_create(&t[i], NULL, worker, &id[i]);
  }
  for (int i = 0; i < THREADS + READERS; i++) {
    pthread_join(t[i], NULL);
    assert((all & got[i]) == 0);
    all += got[i];
  }
  for (int i = 0; i < THREADS && (item = dequeue()) != 0; i++) {
    assert((all & item) == 0);
    all += item;
  }
  assert(all == (1 << THREADS) - 1);
  return 0;
}
