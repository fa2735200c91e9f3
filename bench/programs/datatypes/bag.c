/*
 * A "queue" that is none: values are put into slots from the top, and taken from any. When all its calls run in parallel, every
 * result has a serial order; a client that enqueues 1, then 2, and dequeues 2 before 1 shows that it is no queue.
 */
#include <heddle.h>
#include <stdatomic.h>

#define SLOTS 4
static atomic_int slots[SLOTS];

void enqueue(int value) {
  for (int i = SLOTS - 1; i >= 0; i--) {
    int expected = 0;
    if (atomic_compare_exchange_strong_explicit(&slots[i], &expected, value, memory_order_relaxed,
                                                memory_order_relaxed))
      return;
  }
}

int dequeue(void) {
  for (int i = 0; i < SLOTS; i++) {
    int value = atomic_exchange_explicit(&slots[i], 0, memory_order_relaxed);
    if (value != 0) return value;
  }
  return 0;
}

/* What a queue is. */
static int values[2 * SLOTS], first, last;

void spec_enqueue(int value) {
  values[last++] = value;
}

int spec_dequeue(void) {
  return first == last ? 0 : values[first++];
}

HEDDLE_OP(e, enqueue)
HEDDLE_OP(d, dequeue)
HEDDLE_SPEC(e, spec_enqueue)
HEDDLE_SPEC(d, spec_dequeue)
