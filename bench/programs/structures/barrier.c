/*
 * A spinning barrier: the last of the threads to arrive opens it, the others spin on the step counter.
 *
 * Driver (Norris and Demsky, TOPLAS 2016, 12.1): two threads with a plain access on either side of the barrier, a write
 * before it in one thread and a read after it in the other.
 * Checked: what comes after the barrier sees, and does not race with, what came before it.
 *
 * -DBUG  relaxed operations: the threads meet, but the barrier orders nothing
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: pso: clean
 * heddle: rc11: clean
 * heddle: sc -DBUG: clean
 * heddle: tso -DBUG: clean
 * heddle: pso -DBUG: clean
 * heddle: rc11 -DBUG: violated race
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 2
#endif
#ifndef ROUNDS
#define ROUNDS 1
#endif

#ifdef BUG
#define ORDER memory_order_relaxed
#else
#define ORDER memory_order_seq_cst
#endif

struct barrier {
  int threads;
  atomic_int waiting;
  atomic_int step;
};

static struct barrier barrier = {.threads = THREADS};
static int data;

static void barrier_wait(struct barrier *b) {
  int step = atomic_load_explicit(&b->step, ORDER);
  if (atomic_fetch_add_explicit(&b->waiting, 1, ORDER) == b->threads - 1) {
    atomic_store_explicit(&b->waiting, 0, ORDER);
    atomic_fetch_add_explicit(&b->step, 1, ORDER);
  } else {
    while (atomic_load_explicit(&b->step, ORDER) == step)
      ;
  }
}

static void *thread(void *arg) {
  int me = *(int *)arg;
  for (int round = 0; round < ROUNDS; round++) {
    if (round > 0)
      barrier_wait(&barrier);
    int writer = round % THREADS;
    if (me == writer)
      data = round + 1;
    barrier_wait(&barrier);
    if (me != writer)
      assert(data == round + 1);
  }
  return NULL;
}

int main(void) {
  pthread_t t[THREADS];
  int id[THREADS];
  for (int i = 0; i < THREADS; i++) {
    id[i] = i;
    pthread_create(&t[i], NULL, thread, &id[i]);
  }
  for (int i = 0; i < THREADS; i++)
    pthread_join(t[i], NULL);
  assert(atomic_load(&barrier.waiting) == 0);
  return 0;
}
