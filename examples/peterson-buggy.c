/*
 * Peterson's mutual exclusion with release stores and acquire loads.
 *
 * Bug: release and acquire do not keep a store before a later load. On a machine with store buffers both threads can
 * read `wants` of the other as 0 and enter together. This needs weak memory: no interleaving shows it, so under sc the
 * program is correct; under tso an increment is lost (assertion), under rc11 the increments race.
 *
 * heddle: sc: clean
 * heddle: tso: violated assertion
 * heddle: rc11: violated race assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int wants[2];
static atomic_int turn;
static int counter;
static int ids[2] = {0, 1};

static void lock(int me) {
  int other = 1 - me;
  atomic_store_explicit(&wants[me], 1, memory_order_release);
  atomic_store_explicit(&turn, other, memory_order_release);
  while (atomic_load_explicit(&wants[other], memory_order_acquire) &&
         atomic_load_explicit(&turn, memory_order_acquire) == other)
    ;
}

static void unlock(int me) {
  atomic_store_explicit(&wants[me], 0, memory_order_release);
}

static void *worker(void *arg) {
  int me = *(int *)arg;
  lock(me);
  counter++;
  unlock(me);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, &ids[0]);
  pthread_create(&b, NULL, worker, &ids[1]);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(counter == 2);
  return 0;
}
