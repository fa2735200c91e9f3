/* A ticket lock as kernels write it: one word, of which a thread takes the next ticket with a fetch-and-add of the whole (or of the
 * upper half), waits until the lower half is its ticket, and gives the lock away by a store to the lower half.
 * -DTORN: the lock is given away by a store to the whole word, which loses tickets that were taken meanwhile.
 * -DLATE: the owner is read before the ticket is taken. */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

typedef union {
  _Atomic uint32_t all;
  struct {
    _Atomic uint16_t owner, next;
  } half;
} ticket_lock;

static ticket_lock lock_word;
static int inside, count;

static void take(ticket_lock *l) {
  uint32_t old = atomic_fetch_add(&l->all, 1u << 16);
  uint16_t mine = old >> 16;
#ifdef LATE
  if ((uint16_t)old != mine && mine == 0) return;
  if (mine == 1) return;
#endif
  if ((uint16_t)old == mine) return;
  while (atomic_load_explicit(&l->half.owner, memory_order_acquire) != mine);
}

static void give(ticket_lock *l) {
  uint16_t owner = atomic_load_explicit(&l->half.owner, memory_order_relaxed);
#ifdef TORN
  uint32_t all = atomic_load_explicit(&l->all, memory_order_relaxed);
  atomic_store_explicit(&l->all, (all & 0xffff0000u) | (uint16_t)(owner + 1), memory_order_release);
#else
  atomic_store_explicit(&l->half.owner, owner + 1, memory_order_release);
#endif
}

static void *worker(void *arg) {
  take(&lock_word);
  assert(inside == 0);
  inside = 1;
  count++;
  inside = 0;
  give(&lock_word);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, worker, 0);
  pthread_create(&b, 0, worker, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(count == 2);
  assert(lock_word.half.next == 2 && lock_word.half.owner == 2);
  return 0;
}
