/*
 * SafeStack: a lock-free stack of array cells (Vyukov, "Bug with a context switch bound 5", CHESS forum, 2010), with
 * the memory orders of its publication. Whoever pops a cell marks its link as taken (-1), so that others keep away;
 * a thread that lost the race for `head` puts back a link that may be outdated by then, and two threads own one cell.
 *
 * Driver: main and 3 threads; each, twice: pop a cell (retrying), write its name into it, look whether it is still
 * there, push it back. Checked: a cell has one owner.
 *
 * Inverso and Trubiani, Table 2: unwind 3, contexts 4, 5, 6: safe. LazySMA, Table II: unwind 3, 4 rounds: the bug, under tso and
 * pso as under sc.
 *
 * -DTURNS=n  pop and push n times in each thread (2)
 *
 * heddle: sc --unwind 3 --contexts 4: bounded
 * heddle slow: sc --unwind 3 --contexts 5: bounded
 * heddle slow: sc --unwind 3 --contexts 6: bounded
 * heddle slow: sc --unwind 3 --rounds 4: violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef TURNS
#define TURNS 2
#endif

enum { CELLS = 3, TAKEN = -1 };

static struct {
  int owner;
  atomic_int next;
} cells[CELLS] = {{0, 1}, {0, 2}, {0, TAKEN}};
static atomic_int head = 0;
static atomic_int count = CELLS;

/* A cell, or -1 when only one is left: the last one has no link to take. */
static int pop(void) {
  while (atomic_load_explicit(&count, memory_order_acquire) > 1) {
    int top = atomic_load_explicit(&head, memory_order_acquire);
    int next = atomic_exchange(&cells[top].next, TAKEN);
    if (next < 0) continue;
    int expected = top;
    if (atomic_compare_exchange_strong(&head, &expected, next)) {
      atomic_fetch_sub(&count, 1);
      return top;
    }
    atomic_exchange(&cells[top].next, next);
  }
  return -1;
}

static void push(int cell) {
  int top = atomic_load_explicit(&head, memory_order_acquire);
  do atomic_store_explicit(&cells[cell].next, top, memory_order_release);
  while (!atomic_compare_exchange_strong(&head, &top, cell));
  atomic_fetch_add(&count, 1);
}

static void *thread(void *arg) {
  int me = (int)(size_t)arg;
  for (int turn = 0; turn < TURNS; turn++) {
    int cell;
    do cell = pop();
    while (cell < 0);
    cells[cell].owner = me;
    assert(cells[cell].owner == me);
    push(cell);
  }
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  for (size_t i = 0; i < 3; i++) pthread_create(&threads[i], NULL, thread, (void *)(i + 1));
  for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
  return 0;
}
