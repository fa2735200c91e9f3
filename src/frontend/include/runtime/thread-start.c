/* The first function of each thread in programs where something happens at a thread's end: destructors of its
   thread_local objects, or an exception that nobody catches. */
#include <__heddle/intrinsics.h>
#include <stdlib.h>

struct start {
  void *(*f)(void *);
  void *arg;
};

void *__heddle_top_thread(void *given) {
  struct start start = *(struct start *)given;
  free(given);
  void *result = start.f(start.arg);
  __heddle_thread_ends();
  return result;
}

unsigned long __heddle_start_thread(void *(*f)(void *), void *arg) {
  struct start *start = malloc(sizeof *start);
  start->f = f;
  start->arg = arg;
  return __heddle_create(__heddle_top_thread, start);
}
