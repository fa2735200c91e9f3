/* What the files of the C++ runtime know of each other. */
#ifndef HEDDLE_EXCEPTION_H
#define HEDDLE_EXCEPTION_H
#include <stdatomic.h>
#include <stddef.h>

/* std::type_info and its kinds, as the compiler writes them (Itanium C++ ABI, 2.9.5). */
struct type {
  const void *const *kind;
  const char *name;
};
struct si_class_type {
  struct type type;
  const struct type *base;
};
struct base {
  const struct type *type;
  long offset_flags;
};
struct vmi_class_type {
  struct type type;
  unsigned flags;
  unsigned count;
  struct base bases[];
};
struct pointer_type {
  struct type type;
  unsigned flags;
  const struct type *to;
};

struct exception {
  struct exception *primary;
  const struct type *type;
  void (*destroy)(void *);
  void *adjusted;
  struct exception *next;
  const char *thrown;
  int handlers; /* negative: rethrown */
  _Atomic(int) references;
} __attribute__((aligned(16)));

extern _Thread_local struct exception *__heddle_in_flight;

/* Does a handler of `handler` catch `thrown`? Adjusts the pointer to the object to the base class. */
int __heddle_type_catches(const struct type *handler, const struct type *thrown, void **object);
void __heddle_exception_release(struct exception *primary);

/* Leaves a function that must not throw: not modelled. */
_Noreturn void __heddle_exit_through(void);
_Noreturn void __heddle_raise(struct exception *);
_Noreturn void __heddle_terminate(const char *message, const char *detail);

#endif
