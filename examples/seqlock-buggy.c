/*
 * A sequence lock whose writer announces the write only afterwards.
 *
 * Bug: the sequence number is not made odd before the data change. A reader that runs entirely between the two stores
 * of the writer sees the same even number twice and accepts half of the write: the assertion fails under every model.
 *
 * heddle: sc: violated assertion
 * heddle: tso: violated assertion
 * heddle: rc11: violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint seq;
static atomic_int left, right; /* always equal, outside a write */

static void write_pair(int v) {
  unsigned s = atomic_load_explicit(&seq, memory_order_relaxed);
  atomic_thread_fence(memory_order_release);
  atomic_store_explicit(&left, v, memory_order_relaxed);
  atomic_store_explicit(&right, v, memory_order_relaxed);
  atomic_store_explicit(&seq, s + 2, memory_order_release);
}

static void read_pair(int *l, int *r) {
  unsigned before, after;
  do {
    before = atomic_load_explicit(&seq, memory_order_acquire);
    *l = atomic_load_explicit(&left, memory_order_relaxed);
    *r = atomic_load_explicit(&right, memory_order_relaxed);
    atomic_thread_fence(memory_order_acquire);
    after = atomic_load_explicit(&seq, memory_order_relaxed);
  } while (before != after || before % 2 != 0);
}

static void *writer(void *arg) {
  (void)arg;
  write_pair(1);
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
  pthread_t w, r;
  pthread_create(&w, NULL, writer, NULL);
  pthread_create(&r, NULL, reader, NULL);
  pthread_join(w, NULL);
  pthread_join(r, NULL);
  return 0;
}
