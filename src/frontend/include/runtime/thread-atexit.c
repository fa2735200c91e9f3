/*
 * Destructors of thread_local objects: they run when their thread ends, the newest first. The life of such an object, or array
 * (lower/static-arrays.ts), is over when its destructor has run.
 */
#include <__heddle/intrinsics.h>
#include <stdlib.h>

struct entry {
  void (*f)(void *);
  void *arg;
  struct entry *next;
};

static _Thread_local struct entry *entries;

int __cxa_thread_atexit(void (*f)(void *), void *arg, void *object) {
  (void)object;
  struct entry *e = malloc(sizeof *e);
  e->f = f;
  e->arg = arg;
  e->next = entries;
  entries = e;
  return 0;
}

void __heddle_top_thread_exit(void) {
  while (entries != 0) {
    struct entry *e = entries;
    void (*f)(void *) = e->f;
    void *arg = e->arg;
    entries = e->next;
    free(e);
    f(arg);
    if (arg != 0) __heddle_end_of_life(arg);
  }
}
