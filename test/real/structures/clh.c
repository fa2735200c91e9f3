/* expect: -> verified
 * expect: -DWEAK_UNLOCK -> race
 * expect: -DWEAK_SPIN -> race
 * expect: -DLATE_CLAIM -> race
 * A CLH queue lock: each waits on its predecessor's node, and takes it over. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

struct node {
  atomic_int locked;
};
static struct node nodes[3];
static _Atomic(struct node *) tail = &nodes[0];
static int counter;

static struct node *lock(struct node *mine) {
#ifndef LATE_CLAIM
  atomic_store_explicit(&mine->locked, 1, memory_order_relaxed);
#endif
  struct node *before = atomic_exchange_explicit(&tail, mine, memory_order_acq_rel);
#ifdef LATE_CLAIM
  atomic_store_explicit(&mine->locked, 1, memory_order_relaxed);
#endif
#ifdef WEAK_SPIN
  while (atomic_load_explicit(&before->locked, memory_order_relaxed)) {
  }
#else
  while (atomic_load_explicit(&before->locked, memory_order_acquire)) {
  }
#endif
  return before;
}

static void unlock(struct node *mine) {
#ifdef WEAK_UNLOCK
  atomic_store_explicit(&mine->locked, 0, memory_order_relaxed);
#else
  atomic_store_explicit(&mine->locked, 0, memory_order_release);
#endif
}

static void *worker(void *arg) {
  struct node *mine = arg;
  for (int round = 0; round < 2; round++) {
    struct node *before = lock(mine);
    counter++;
    unlock(mine);
    mine = before;
  }
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, &nodes[1]);
  pthread_create(&b, 0, worker, &nodes[2]);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(counter == 4);
}
