/* C11 threads: their life. */
#include <__heddle/intrinsics.h>
#include <stdint.h>
#include <stdlib.h>
#include <threads.h>

/* A thread's function and argument: POSIX start functions return a pointer, those of C11 an int. */
struct start {
  thrd_start_t f;
  void *arg;
};

static void *run(void *p) {
  struct start *start = p;
  thrd_start_t f = start->f;
  void *arg = start->arg;
  free(start);
  return (void *)(intptr_t)f(arg);
}

int thrd_create(thrd_t *thread, thrd_start_t f, void *arg) {
  struct start *start = malloc(sizeof *start);
  if (start == NULL) return thrd_nomem;
  start->f = f;
  start->arg = arg;
  *thread = __heddle_create(run, start);
  return thrd_success;
}

int thrd_join(thrd_t thread, int *value) {
  int result = (int)(intptr_t)__heddle_join(thread);
  if (value != NULL) *value = result;
  return thrd_success;
}

int thrd_detach(thrd_t thread) {
  __heddle_detach(thread);
  return thrd_success;
}

/* Linked where destructors may have to run on the way out (exception.c). */
extern void __heddle_unwind_exit(void *value) __attribute__((weak));

void thrd_exit(int value) {
  if (__heddle_unwind_exit != 0) __heddle_unwind_exit((void *)(intptr_t)value);
  __heddle_thread_exit((void *)(intptr_t)value);
}

thrd_t thrd_current(void) { return __heddle_self(); }

int thrd_equal(thrd_t a, thrd_t b) { return a == b; }

void thrd_yield(void) { __heddle_yield(); }

int thrd_sleep(const struct timespec *time, struct timespec *rest) {
  (void)time;
  (void)rest;
  __heddle_yield();
  return 0;
}
