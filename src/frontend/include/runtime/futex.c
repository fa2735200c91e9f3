/*
 * futex(2). The threads that wait are a list under a lock, as in the kernel: to compare the word and to join the list is
 * one step to whoever wakes. Which of several waiting threads is woken is open. A thread may wake up for no reason, at
 * most once; a wait with a time limit may give up whenever nobody has woken it.
 */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

/* The names are read in reports: src/vm/sync/sync.ts (`waitsFor`) knows futex_wake. */
struct waiter {
  int woken;
  int *at;
  struct waiter *next;
};
static int futexes;
static struct waiter *first;
static _Thread_local struct waiter futex_wake;
static _Thread_local int spurious;

/* Not defined anywhere: a run that comes here ends as unknown, with this name. */
long a_system_call_other_than_futex(long number);
long a_futex_operation_other_than_wait_wake_requeue(int op);

static long failed(int error) {
  errno = error;
  return -1;
}

/* Takes w out of the list; was it in? */
static int leave(struct waiter *w) {
  for (struct waiter **p = &first; *p != NULL; p = &(*p)->next) {
    if (*p == w) {
      *p = w->next;
      return 1;
    }
  }
  return 0;
}

static long wait(int *at, int value, int limited) {
  __heddle_lock(&futexes);
  if (__atomic_load_n(at, __ATOMIC_SEQ_CST) != value) {
    __heddle_unlock(&futexes);
    return failed(EAGAIN);
  }
  if (!spurious && __heddle_choose(0, 1) != 0) {
    spurious = 1;
    __heddle_unlock(&futexes);
    return 0;
  }
  futex_wake.at = at;
  futex_wake.next = first;
  first = &futex_wake;
  __heddle_unlock(&futexes);
  if (!limited) {
    __heddle_sem_wait(&futex_wake.woken);
    return 0;
  }
  __heddle_yield();
  __heddle_lock(&futexes);
  int late = leave(&futex_wake);
  __heddle_unlock(&futexes);
  if (late) return failed(ETIMEDOUT);
  __heddle_sem_wait(&futex_wake.woken);
  return 0;
}

/* Under the lock: up to `most` of those that wait at `at` are woken, or wait at `to` from now on. */
static long wake(int *at, long most, int *to) {
  long there = 0;
  for (struct waiter *w = first; w != NULL; w = w->next) there += w->at == at;
  long done = 0;
  struct waiter **p = &first;
  while (*p != NULL && done < most) {
    struct waiter *w = *p;
    if (w->at != at) {
      p = &w->next;
      continue;
    }
    /* this one, unless enough others are left */
    int chosen = there <= most - done || __heddle_choose(0, 1) != 0;
    there--;
    if (!chosen) {
      p = &w->next;
      continue;
    }
    done++;
    if (to != NULL) {
      w->at = to;
      p = &w->next;
    } else {
      *p = w->next;
      __heddle_sem_post(&w->woken);
    }
  }
  return done;
}

static long futex(int *at, int op, int value, long timeout_or_most, int *to, int third) {
  long done;
  switch (op & FUTEX_CMD_MASK) {
    case FUTEX_WAIT_BITSET:
    case FUTEX_WAKE_BITSET:
      if ((unsigned)third != FUTEX_BITSET_MATCH_ANY) return a_futex_operation_other_than_wait_wake_requeue(op);
  }
  switch (op & FUTEX_CMD_MASK) {
    case FUTEX_WAIT:
    case FUTEX_WAIT_BITSET:
      return wait(at, value, timeout_or_most != 0);
    case FUTEX_WAKE:
    case FUTEX_WAKE_BITSET:
      __heddle_lock(&futexes);
      done = wake(at, value, NULL);
      __heddle_unlock(&futexes);
      return done;
    case FUTEX_CMP_REQUEUE:
    case FUTEX_REQUEUE:
      __heddle_lock(&futexes);
      if ((op & FUTEX_CMD_MASK) == FUTEX_CMP_REQUEUE && __atomic_load_n(at, __ATOMIC_SEQ_CST) != third) {
        __heddle_unlock(&futexes);
        return failed(EAGAIN);
      }
      done = wake(at, value, NULL);
      done += wake(at, timeout_or_most, to);
      __heddle_unlock(&futexes);
      return done;
  }
  return a_futex_operation_other_than_wait_wake_requeue(op);
}

long syscall(long number, ...) {
  va_list args;
  va_start(args, number);
  switch (number) {
    case SYS_futex: {
      int *at = va_arg(args, int *);
      int op = va_arg(args, int);
      int value = va_arg(args, int);
      int command = op & FUTEX_CMD_MASK;
      long limit = 0;
      int *to = NULL;
      int third = 0;
      if (command != FUTEX_WAKE) {
        limit = va_arg(args, long);
        if (command != FUTEX_WAIT) {
          to = va_arg(args, int *);
          if (command != FUTEX_REQUEUE) third = va_arg(args, int);
        }
      }
      va_end(args);
      return futex(at, op, value, limit, to, third);
    }
    case SYS_gettid:
      va_end(args);
      return (long)__heddle_self();
    case SYS_sched_yield:
      va_end(args);
      __heddle_yield();
      return 0;
    case SYS_membarrier:
      va_end(args);
      __heddle_fence_full();
      return 0;
  }
  va_end(args);
  return a_system_call_other_than_futex(number);
}
