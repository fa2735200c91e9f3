/* expect: -> verified
 * expect: -DRELAXED_DONE -> race
 * expect: -DSPLIT -> assertion|race|deadlock
 * A pool that shares an index: workers take the next task until there is none, and the last task that is done wakes who waits for all.
 * RELAXED_DONE: what a task wrote is not released with its being done. SPLIT: taking a task is a load and a store. */
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>

enum { WORKERS = 2, TASKS = 3 };

static atomic_int next, done;
static int result[TASKS];
static sem_t all;

#ifdef RELAXED_DONE
#define DONE memory_order_relaxed
#else
#define DONE memory_order_acq_rel
#endif

static int take(void) {
#ifdef SPLIT
  int i = atomic_load(&next);
  atomic_store(&next, i + 1);
  return i;
#else
  return atomic_fetch_add_explicit(&next, 1, memory_order_relaxed);
#endif
}

static void *worker(void *arg) {
  for (int i; (i = take()) < TASKS;) {
    result[i] += i + 1;
    if (atomic_fetch_add_explicit(&done, 1, DONE) + 1 == TASKS) sem_post(&all);
  }
  return arg;
}

int main(void) {
  pthread_t t[WORKERS];
  sem_init(&all, 0, 0);
  for (int i = 0; i < WORKERS; i++) pthread_create(&t[i], 0, worker, 0);
  sem_wait(&all);
  for (int i = 0; i < TASKS; i++) assert(result[i] == i + 1);
  for (int i = 0; i < WORKERS; i++) pthread_join(t[i], 0);
  sem_destroy(&all);
}
