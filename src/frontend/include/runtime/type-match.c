/* Base classes at run time: which handler catches, and dynamic_cast (Itanium C++ ABI, 2.9.5 and 2.9.7). */
#include <__heddle/exception.h>
#include <string.h>

/* One object for each kind of type_info; only their addresses matter. */
const void *const _ZTVN10__cxxabiv117__class_type_infoE[3];
const void *const _ZTVN10__cxxabiv120__si_class_type_infoE[3];
const void *const _ZTVN10__cxxabiv121__vmi_class_type_infoE[3];
const void *const _ZTVN10__cxxabiv119__pointer_type_infoE[3];
const void *const _ZTVN10__cxxabiv129__pointer_to_member_type_infoE[3];
const void *const _ZTVN10__cxxabiv123__fundamental_type_infoE[3];
const void *const _ZTVN10__cxxabiv120__function_type_infoE[3];
const void *const _ZTVN10__cxxabiv116__enum_type_infoE[3];
const void *const _ZTVN10__cxxabiv117__array_type_infoE[3];

#define IS(type, which) ((type)->kind == &_ZTVN10__cxxabiv1##which##E[2])

enum { VIRTUAL = 1, PUBLIC = 2, OFFSET_SHIFT = 8 };
enum { QUALIFIERS = 7, CONST = 1 };

/* Every subobject of class `wanted` in an object of class `type`, by all paths. */
struct search {
  const struct type *wanted;
  char *first;     /* the subobject found */
  int different;   /* more than one */
  int accessible;  /* some path to it is public */
  char *must_hold; /* count only those with this subobject ... */
  const struct type *held;
};

static char *base_at(char *object, const struct base *base) {
  long offset = base->offset_flags >> OFFSET_SHIFT;
  if (base->offset_flags & VIRTUAL) offset = *(const long *)(*(const char *const *)object + offset);
  return object + offset;
}

static int has_public(const struct type *type, char *object, const struct type *wanted, char *at) {
  if (type == wanted) return object == at;
  if (IS(type, 20__si_class_type_info)) return has_public(((const struct si_class_type *)type)->base, object, wanted, at);
  if (!IS(type, 21__vmi_class_type_info)) return 0;
  const struct vmi_class_type *vmi = (const struct vmi_class_type *)type;
  for (unsigned i = 0; i < vmi->count; i++) {
    const struct base *base = &vmi->bases[i];
    if ((base->offset_flags & PUBLIC) && has_public(base->type, base_at(object, base), wanted, at)) return 1;
  }
  return 0;
}

static void found(struct search *s, char *object, int accessible) {
  if (s->must_hold != 0 && !has_public(s->wanted, object, s->held, s->must_hold)) return;
  if (s->first != 0 && s->first != object) s->different = 1;
  s->first = object;
  if (accessible) s->accessible = 1;
}

static void look(struct search *s, const struct type *type, char *object, int accessible) {
  if (type == s->wanted) {
    found(s, object, accessible);
    return;
  }
  if (IS(type, 20__si_class_type_info)) {
    look(s, ((const struct si_class_type *)type)->base, object, accessible);
  } else if (IS(type, 21__vmi_class_type_info)) {
    const struct vmi_class_type *vmi = (const struct vmi_class_type *)type;
    for (unsigned i = 0; i < vmi->count; i++) {
      const struct base *base = &vmi->bases[i];
      look(s, base->type, base_at(object, base), accessible && (base->offset_flags & PUBLIC));
    }
  }
}

static int is_class(const struct type *type) {
  return IS(type, 17__class_type_info) || IS(type, 20__si_class_type_info) || IS(type, 21__vmi_class_type_info);
}

/* The one public subobject of class `wanted`, or null. */
static char *only_public(const struct type *wanted, const struct type *type, char *object) {
  struct search s = {wanted, 0, 0, 0, 0, 0};
  look(&s, type, object, 1);
  return s.different || !s.accessible ? 0 : s.first;
}

static int pointer_catches(const struct pointer_type *handler, const struct pointer_type *thrown, void **object) {
  void *pointer = *(void **)*object;
  if ((thrown->flags & QUALIFIERS & ~handler->flags) != 0) return 0;
  const struct type *to = handler->to, *from = thrown->to;
  int any = IS(to, 23__fundamental_type_info) && to->name[0] == 'v' && !IS(from, 20__function_type_info);
  if (to != from && !any) {
    if (IS(to, 19__pointer_type_info) && IS(from, 19__pointer_type_info)) {
      /* T ** to const T *const *: only qualifiers may be added, and all outer ones are const. */
      const struct pointer_type *t = (const struct pointer_type *)to, *f = (const struct pointer_type *)from;
      if (t->to != f->to || (f->flags & QUALIFIERS & ~t->flags) != 0) return 0;
      if ((t->flags & QUALIFIERS) != (f->flags & QUALIFIERS) && (handler->flags & CONST) == 0) return 0;
    } else {
      if (!is_class(to) || !is_class(from)) return 0;
      if (pointer != 0 && (pointer = only_public(to, from, pointer)) == 0) return 0;
    }
  }
  *object = pointer;
  return 1;
}

int __heddle_type_catches(const struct type *handler, const struct type *thrown, void **object) {
  int is_pointer = IS(thrown, 19__pointer_type_info);
  if (IS(handler, 19__pointer_type_info)) {
    if (is_pointer) return pointer_catches((const struct pointer_type *)handler, (const struct pointer_type *)thrown, object);
    if (strcmp(thrown->name, "Dn") != 0) return 0;
    *object = 0; /* nullptr is caught as any pointer */
    return 1;
  }
  if (handler == thrown) return 1;
  if (!is_class(handler) || !is_class(thrown)) return 0;
  char *base = only_public(handler, thrown, *object);
  if (base == 0) return 0;
  *object = base;
  return 1;
}

/* `object` is a subobject of class `from`; the hint is not needed. */
void *__dynamic_cast(void *object, const struct type *from, const struct type *to, long hint) {
  (void)hint;
  const char *table = *(const char *const *)object;
  char *whole = (char *)object + ((const long *)table)[-2];
  const struct type *type = ((const struct type *const *)table)[-1];
  /* Down: the one `to` that has the object as a public base. */
  struct search down = {to, 0, 0, 0, object, from};
  look(&down, type, whole, 1);
  if (down.first != 0 && !down.different) return down.first;
  /* Across: the object is a public base of the whole, and so is the one `to`. */
  if (!has_public(type, whole, from, object)) return 0;
  return only_public(to, type, whole);
}
