/*
 * C++ exceptions (Itanium ABI). What the compiler's code holds as "the exception" is the header; the object lies
 * behind it. A rethrown exception_ptr gets a header of its own that shares the object, as several threads may handle
 * one object at a time. src/frontend/lower/calls/exceptions.ts says how an exception gets from frame to frame.
 */
#include <__heddle/exception.h>
#include <__heddle/intrinsics.h>
#include <stdlib.h>

_Thread_local struct exception *__heddle_in_flight;
_Thread_local const char *__heddle_thrown;

static _Thread_local struct exception *caught;
static _Thread_local unsigned uncaught;

/*
 * pthread_exit and thrd_exit, where there is something to do on the way out: as in glibc the stack is unwound as by an exception that
 * has no type, so only catch (...) sees it, and has to throw it on. The thread ends where it would not be caught.
 */
static _Thread_local void *leaves_with;
static int is_exit(struct exception *e) { return e->primary->type == 0; }

static struct exception *header_of(void *object) { return (struct exception *)((char *)object - sizeof(struct exception)); }
static void *object_of(struct exception *e) { return (char *)e->primary + sizeof(struct exception); }

void *__cxa_allocate_exception(size_t size) {
  struct exception *e = malloc(sizeof(struct exception) + size);
  e->primary = e;
  e->adjusted = 0;
  e->next = 0;
  e->handlers = 0;
  atomic_init(&e->references, 1);
  return object_of(e);
}

void __cxa_free_exception(void *object) { free(header_of(object)); }

void __heddle_exception_release(struct exception *primary) {
  if (atomic_fetch_sub_explicit(&primary->references, 1, memory_order_acq_rel) != 1) return;
  if (primary->destroy != 0) primary->destroy(object_of(primary));
  free(primary);
}

static void discard(struct exception *e) {
  if (is_exit(e)) __heddle_terminate("catch (...) stops a thread on its way out (pthread_exit)", 0);
  struct exception *primary = e->primary;
  if (e != primary) free(e);
  __heddle_exception_release(primary);
}

void __cxa_throw(void *object, const struct type *type, void (*destroy)(void *)) {
  struct exception *e = header_of(object);
  e->type = type;
  e->destroy = destroy;
  e->thrown = __heddle_thrown;
  uncaught++;
  __heddle_raise(e);
}

int __heddle_catches(const struct type *type, struct exception *e) {
  void *object = object_of(e);
  e->adjusted = object;
  if (type == 0) return 1;
  if (is_exit(e)) return 0;
  return __heddle_type_catches(type, e->primary->type, &e->adjusted);
}

void *__cxa_get_exception_ptr(struct exception *e) { return e->adjusted; }

void *__cxa_begin_catch(struct exception *e) {
  e->handlers = (e->handlers < 0 ? -e->handlers : e->handlers) + 1;
  if (caught != e) {
    e->next = caught;
    caught = e;
  }
  if (!is_exit(e)) uncaught--;
  return e->adjusted;
}

void __cxa_end_catch(void) {
  struct exception *e = caught;
  if (e == 0) return;
  if (e->handlers < 0) {
    /* Rethrown: it is in flight again and must stay. */
    if (++e->handlers == 0) caught = e->next;
  } else if (--e->handlers == 0) {
    caught = e->next;
    discard(e);
  }
}

void __cxa_rethrow(void) {
  struct exception *e = caught;
  if (e == 0) __heddle_terminate("throw; without an exception that is being handled", 0);
  e->handlers = -e->handlers;
  if (!is_exit(e)) uncaught++;
  __heddle_raise(e);
}

const struct type *__cxa_current_exception_type(void) { return caught == 0 ? 0 : caught->primary->type; }

int _ZSt19uncaught_exceptionsv(void) { return (int)uncaught; }
_Bool _ZSt18uncaught_exceptionv(void) { return uncaught > 0; }
unsigned __cxa_uncaught_exceptions(void) { return uncaught; }

/* What std::exception_ptr holds: the object, or null. */

void *__cxa_current_primary_exception(void) {
  if (caught == 0 || is_exit(caught)) return 0;
  struct exception *primary = caught->primary;
  atomic_fetch_add_explicit(&primary->references, 1, memory_order_relaxed);
  return object_of(primary);
}

void __cxa_increment_exception_refcount(void *object) {
  if (object != 0) atomic_fetch_add_explicit(&header_of(object)->references, 1, memory_order_relaxed);
}

void __cxa_decrement_exception_refcount(void *object) {
  if (object != 0) __heddle_exception_release(header_of(object));
}

void __cxa_rethrow_primary_exception(void *object) {
  if (object == 0) __heddle_terminate("rethrow_exception of a null exception_ptr", 0);
  struct exception *primary = header_of(object);
  struct exception *e = malloc(sizeof(struct exception));
  atomic_fetch_add_explicit(&primary->references, 1, memory_order_relaxed);
  e->primary = primary;
  e->adjusted = 0;
  e->next = 0;
  e->handlers = 0;
  e->thrown = primary->thrown;
  uncaught++;
  __heddle_raise(e);
}

/* A handler that std::set_terminate takes is never run: the end by an exception is a violation before that. */
static void (*handler)(void);
void (*_ZSt13set_terminatePFvvE(void (*f)(void)))(void) {
  void (*old)(void) = __atomic_exchange_n(&handler, f, __ATOMIC_ACQ_REL);
  return old;
}
void (*_ZSt13get_terminatev(void))(void) { return __atomic_load_n(&handler, __ATOMIC_ACQUIRE); }

/* The ends. */

extern const struct type _ZTISt9exception __attribute__((weak));

/* Says what() of a std::exception on the way. */
static const char *what_is_known(void) {
  struct exception *e = __heddle_in_flight != 0 ? __heddle_in_flight : caught;
  if (e == 0) return 0;
  __heddle_in_flight = 0;
  if (is_exit(e)) return 0;
  void *object = object_of(e);
  if (&_ZTISt9exception != 0 && __heddle_type_catches(&_ZTISt9exception, e->primary->type, &object)) {
    const char *(*const *table)(void *) = *(const char *(*const **)(void *))object; /* two destructors come first */
    __heddle_printf(2, "what(): %s\n", table[2](object));
  }
  return e->thrown;
}

void __heddle_unwind_exit(void *value) {
  leaves_with = value;
  struct exception *e = header_of(__cxa_allocate_exception(0));
  e->type = 0;
  e->destroy = 0;
  e->thrown = 0;
  __heddle_raise(e);
}

void __heddle_uncaught(void) {
  struct exception *e = __heddle_in_flight;
  if (e != 0 && is_exit(e)) {
    __heddle_in_flight = 0;
    free(e);
    __heddle_thread_exit(leaves_with);
  }
  __heddle_terminate("an exception is not caught", what_is_known());
}

void __heddle_not_allowed(void) {
  if (__heddle_in_flight != 0 && is_exit(__heddle_in_flight)) __heddle_exit_through();
  __heddle_terminate("an exception leaves a function that must not throw", what_is_known());
}

void _ZSt9terminatev(void) { __heddle_terminate("std::terminate is called", what_is_known()); }
