/*
 * A sequence lock, with the orders of Boehm ("Can seqlocks get along with programming language memory models?",
 * MSPC 2012): the writer makes the sequence odd, writes, makes it even; a reader retries when it was odd or changed.
 *
 * Driver: one writer that writes a pair WRITES times, READERS readers.
 * Checked: every accepted pair is whole.
 *
 * -DBUG  without the release fence the data can be written before the sequence is odd
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: clean
 * heddle: tso -DBUG: clean
 * heddle: pso -DBUG: violated assertion
 * heddle: rc11 -DBUG: violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef WRITES
#define WRITES 2
#endif
#ifndef READERS
#define READERS 1
#endif

static atomic_uint sequence;
static atomic_int left, right;

static void write_pair(int value) {
  unsigned seen = atomic_load_explicit(&sequence, memory_order_relaxed);
  atomic_store_explicit(&sequence, seen + 1, memory_order_relaxed);
#ifndef BUG
  atomic_thread_fence(memory_order_release);
#endif
  atomic_store_explicit(&left, value, memory_order_relaxed);
  atomic_store_explicit(&right, value, memory_order_relaxed);
  atomic_store_explicit(&sequence, seen + 2, memory_order_release);
}

static void read_pair(int *l, int *r) {
  unsigned before, after;
  do {
    before = atomic_load_explicit(&sequence, memory_order_acquire);
    *l = atomic_load_explicit(&left, memory_order_relaxed);
    *r = atomic_load_explicit(&right, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    after = atomic_load_explicit(&sequence, memory_order_relaxed);
  } while (before != after || before % 2 != 0);
}

static void *writer(void *arg) {
  (void)arg;
  for (int i = 1; i <= WRITES; i++)
    write_pair(i);
  return NULL;
}

static void *reader(void *arg) {
  (void)arg;
  int l, r;
  read_pair(&l, &r);
  assert(l == r);
  return NULL;
}

int main(void) {
  pthread_t w, t[READERS];
  pthread_create(&w, NULL, writer, NULL);
  for (int i = 0; i < READERS; i++)
    pthread_create(&t[i], NULL, reader, NULL);
  pthread_join(w, NULL);
  for (int i = 0; i < READERS; i++)
    pthread_join(t[i], NULL);
  return 0;
}
