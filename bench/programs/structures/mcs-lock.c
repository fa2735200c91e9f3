/*
 * The queue lock of Mellor-Crummey and Scott (TOCS 1991): each thread waits on a flag in a node of its own.
 *
 * Driver (Norris and Demsky, TOPLAS 2016, 12.1): two threads, each of which alternates between reading and writing the
 * same shared variable, and releases the lock in between.
 * Checked: reads and writes of the variable do not race, and no update is lost.
 *
 * -DBUG  the lock is handed to the next thread with a relaxed store. Then neither the variable is safe nor the store
 *        itself, which goes to a node on the other thread's stack: happens-before does not order it before the end
 *        of that node. (Under sc and tso all is well: the other thread has read it.)
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: clean
 * heddle: tso -DBUG: clean
 * heddle: pso -DBUG: violated assertion
 * heddle: rc11 -DBUG: violated race memory
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef OPERATIONS
#define OPERATIONS 2
#endif

#ifdef BUG
#define HANDOVER memory_order_relaxed
#else
#define HANDOVER memory_order_release
#endif

struct node {
  struct node *_Atomic next;
  atomic_int wait;
};

static struct node *_Atomic tail;
static int shared;

static void lock(struct node *me) {
  atomic_store_explicit(&me->next, NULL, memory_order_relaxed);
  atomic_store_explicit(&me->wait, 1, memory_order_relaxed);
  struct node *before = atomic_exchange_explicit(&tail, me, memory_order_acq_rel);
  if (before != NULL) {
    atomic_store_explicit(&before->next, me, memory_order_release);
    while (atomic_load_explicit(&me->wait, memory_order_acquire) != 0)
      ;
  }
}

static void unlock(struct node *me) {
  struct node *after = atomic_load_explicit(&me->next, memory_order_acquire);
  if (after == NULL) {
    struct node *last = me;
    if (atomic_compare_exchange_strong_explicit(&tail, &last, NULL, memory_order_acq_rel, memory_order_relaxed))
      return;
    while ((after = atomic_load_explicit(&me->next, memory_order_acquire)) == NULL) /* it is about to link itself */
      ;
  }
  atomic_store_explicit(&after->wait, 0, HANDOVER);
}

static void *thread(void *arg) {
  int me = *(int *)arg, writes = 0;
  for (int i = 0; i < OPERATIONS; i++) {
    struct node node;
    lock(&node);
    if ((me + i) % 2 == 0) {
      shared++;
      writes++;
    } else {
      assert(shared >= writes);
    }
    unlock(&node);
  }
  return NULL;
}

int main(void) {
  pthread_t t[THREADS];
  int id[THREADS], writes = 0;
  for (int i = 0; i < THREADS; i++) {
    id[i] = i;
    pthread_create(&t[i], NULL, thread, &id[i]);
  }
  for (int i = 0; i < THREADS; i++) {
    pthread_join(t[i], NULL);
    writes += (OPERATIONS + (i + 1) % 2) / 2;
  }
  assert(shared == writes);
  return 0;
}
