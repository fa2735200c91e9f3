/*
 * Work-stealing queue by the THE protocol (Frigo, Leiserson, Randall, "The implementation of the Cilk-5 multithreaded
 * language", PLDI 1998), in the shape in which it was given to CHESS (Musuvathi, Qadeer, PLDI 2007): the owner pushes
 * and pops at the tail, without the lock unless it meets the head; thieves steal at the head, under the lock. Both
 * announce themselves first and look at the other end then. The bug: pop looks first and announces then, so that the
 * last task can go to a thief in between.
 *
 * Driver: main, an owner that pushes 4 tasks and pops 4 times, 2 thieves with 2 attempts each. Main waits for all of
 * them; checked by main: each task was run once.
 *
 * Inverso and Trubiani, Table 2: unwind 4, contexts 4 and 5: safe, 6: the bug. The same here: that an assertion of main fails takes
 * two contexts of main, one of each thief and two of the owner; and with unwind 3 the owner does not end.
 *
 * -DSAFE     pop as published
 * -DTASKS=n  tasks of the owner (4)
 *
 * heddle: sc --unwind 4 --contexts 4: bounded
 * heddle: sc --unwind 4 --contexts 5: bounded
 * heddle: sc --unwind 4 --contexts 6: violated assertion
 * heddle slow: sc --unwind 3 --contexts 6: bounded
 * heddle slow: sc --unwind 4 --contexts 6 -DSAFE: bounded
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#ifndef TASKS
#define TASKS 4
#endif

enum { SIZE = 4, ATTEMPTS = 2 };

struct task {
  int runs;
};

static struct task tasks[TASKS];
static struct task *slots[SIZE];
static atomic_int head, tail;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static bool steal(struct task **result) {
  pthread_mutex_lock(&lock);
  int h = atomic_load(&head);
  atomic_store(&head, h + 1);
  bool found = h < atomic_load(&tail);
  if (found)
    *result = slots[h % SIZE];
  else
    atomic_store(&head, h);
  pthread_mutex_unlock(&lock);
  return found;
}

/* With the lock held no thief is under way: whatever there is stays. */
static bool pop_locked(struct task **result) {
  pthread_mutex_lock(&lock);
  int t = atomic_load(&tail) - 1;
  bool found = atomic_load(&head) <= t;
  if (found) {
    atomic_store(&tail, t);
    *result = slots[t % SIZE];
  }
  pthread_mutex_unlock(&lock);
  return found;
}

static bool pop(struct task **result) {
  int t = atomic_load(&tail) - 1;
#ifdef SAFE
  atomic_store(&tail, t);
  bool mine = atomic_load(&head) <= t;
  if (!mine) atomic_store(&tail, t + 1);
#else
  bool mine = atomic_load(&head) <= t;
  if (mine) atomic_store(&tail, t);
#endif
  if (!mine) return pop_locked(result);
  *result = slots[t % SIZE];
  return true;
}

static void push(struct task *task) {
  int t = atomic_load(&tail);
  slots[t % SIZE] = task;
  atomic_store(&tail, t + 1);
}

static void run(struct task *task) { task->runs++; }

static void *owner(void *arg) {
  (void)arg;
  struct task *task;
  for (int i = 0; i < TASKS; i++) push(&tasks[i]);
  for (int i = 0; i < TASKS; i++)
    if (pop(&task)) run(task);
  return NULL;
}

static void *thief(void *arg) {
  (void)arg;
  struct task *task;
  for (int i = 0; i < ATTEMPTS; i++)
    if (steal(&task)) run(task);
  return NULL;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, owner, NULL);
  pthread_create(&threads[1], NULL, thief, NULL);
  pthread_create(&threads[2], NULL, thief, NULL);
  for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
  for (int i = 0; i < TASKS; i++) assert(tasks[i].runs == 1);
  return 0;
}
