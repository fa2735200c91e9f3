/* expect: -> verified
 * expect: -DLOST -> liveness
 * expect: -DLOST -DTRIES -> liveness
 * expect: -DTRIES -> verified
 * A loop that is left after it got so much, and counts only then: a round that got nothing is a wait like any other, though a counter
 * bounds the loop. Its first rounds may have effects (`tail`). LOST: the item is announced, and never comes. TRIES: attempts
 * are counted, too, by a counter that decides only about pauses. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

static atomic_int announced, item;
static int tail; /* the consumer's own */

static void *produce(void *arg) {
  (void)arg;
  atomic_store_explicit(&announced, 1, memory_order_release);
#ifndef LOST
  atomic_store_explicit(&item, 1, memory_order_release);
#endif
  return 0;
}

static int try_take(void) {
  if (tail == 0) {
    if (!atomic_load_explicit(&announced, memory_order_acquire)) return 0;
    tail = 1;
  }
  return atomic_load_explicit(&item, memory_order_acquire);
}

int main(void) {
  pthread_t producer;
  pthread_create(&producer, 0, produce, 0);
  int tries = 0;
  for (int got = 0; got < 1;) {
    if (try_take()) got++;
#ifdef TRIES
    else if (++tries % 4 == 0)
      sched_yield();
#endif
  }
  (void)tries;
  pthread_join(producer, 0);
}
