/*
 * Peterson's mutual exclusion for two threads.
 *
 * It stands on each thread seeing the other's wish if it does not see its own wish seen: the stores to `wants` and
 * `turn` must not be passed by the loads after them, so they are sequentially consistent.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
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
  atomic_store_explicit(&wants[me], 1, memory_order_seq_cst);
  atomic_store_explicit(&turn, other, memory_order_seq_cst);
  while (atomic_load_explicit(&wants[other], memory_order_seq_cst) &&
         atomic_load_explicit(&turn, memory_order_seq_cst) == other)
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
