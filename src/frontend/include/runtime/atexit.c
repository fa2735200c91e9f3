/*
 * What runs when the program ends: the newest first. A thread takes one entry at a time under a lock. The life of a static object, or
 * array (lower/static-arrays.ts), is over when its destructor has run.
 */
#include <__heddle/intrinsics.h>
#include <stdlib.h>

struct entry {
  void (*f)(void *);
  void *arg;
  void *object;
  struct entry *next;
};

static struct entry *entries;
static int lock;

static void run_plain(void *f) { ((void (*)(void))f)(); }

static void add(void (*f)(void *), void *arg, void *object) {
  struct entry *e = malloc(sizeof *e);
  e->f = f;
  e->arg = arg;
  e->object = object;
  __heddle_lock(&lock);
  e->next = entries;
  entries = e;
  __heddle_unlock(&lock);
}

int __cxa_atexit(void (*f)(void *), void *object, void *library) {
  (void)library;
  add(f, object, object);
  return 0;
}

int atexit(void (*f)(void)) {
  add(run_plain, (void *)f, 0);
  return 0;
}

void __heddle_top_at_exit(void) {
  for (;;) {
    __heddle_lock(&lock);
    struct entry *e = entries;
    if (e != 0) entries = e->next;
    __heddle_unlock(&lock);
    if (e == 0) return;
    void (*f)(void *) = e->f;
    void *arg = e->arg, *object = e->object;
    free(e);
    f(arg);
    if (object != 0) __heddle_end_of_life(object);
  }
}
