/*
 * The reader-writer spinlock of the Linux kernel (x86, before queued locks): one counter that starts at a large bias;
 * a reader takes one off, a writer all of it.
 *
 * Driver (Norris and Demsky, TOPLAS 2016, 12.1): two identical threads; each reads a shared variable under the reader
 * lock, then writes it under the writer lock.
 * Checked: accesses do not race, a reader sees one value as long as it holds the lock, no update is lost.
 *
 * -DBUG   the writer is content when no other writer is there
 * -DWEAK  the writer unlocks with a relaxed operation
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: violated assertion
 * heddle: tso -DBUG: violated assertion
 * heddle: pso -DBUG: violated assertion
 * heddle: rc11 -DBUG: violated race
 * heddle: sc -DWEAK: clean
 * heddle: tso -DWEAK: clean
 * heddle: pso -DWEAK: clean
 * heddle: rc11 -DWEAK: violated race
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 2
#endif

#ifdef WEAK
#define WRITE_UNLOCK memory_order_relaxed
#else
#define WRITE_UNLOCK memory_order_release
#endif

enum { BIAS = 0x00100000 };

static atomic_int rwlock = BIAS;
static int shared;

static int can_read(int value) { return value > 0; }

static int can_write(int value) {
#ifdef BUG
  return value > 0;
#else
  return value == BIAS;
#endif
}

static void read_lock(atomic_int *l) {
  while (!can_read(atomic_fetch_sub_explicit(l, 1, memory_order_acquire))) {
    atomic_fetch_add_explicit(l, 1, memory_order_relaxed);
    while (!can_read(atomic_load_explicit(l, memory_order_relaxed)))
      ;
  }
}

static void read_unlock(atomic_int *l) { atomic_fetch_add_explicit(l, 1, memory_order_release); }

static void write_lock(atomic_int *l) {
  while (!can_write(atomic_fetch_sub_explicit(l, BIAS, memory_order_acquire))) {
    atomic_fetch_add_explicit(l, BIAS, memory_order_relaxed);
    while (!can_write(atomic_load_explicit(l, memory_order_relaxed)))
      ;
  }
}

static void write_unlock(atomic_int *l) { atomic_fetch_add_explicit(l, BIAS, WRITE_UNLOCK); }

static void *thread(void *arg) {
  (void)arg;
  read_lock(&rwlock);
  int seen = shared;
  assert(shared == seen);
  read_unlock(&rwlock);
  write_lock(&rwlock);
  shared++;
  write_unlock(&rwlock);
  return NULL;
}

int main(void) {
  pthread_t t[THREADS];
  for (int i = 0; i < THREADS; i++)
    pthread_create(&t[i], NULL, thread, NULL);
  for (int i = 0; i < THREADS; i++)
    pthread_join(t[i], NULL);
  assert(shared == THREADS);
  assert(atomic_load(&rwlock) == BIAS);
  return 0;
}
