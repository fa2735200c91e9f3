/*
 * A reference-counted object that asks for the count after giving up its own reference.
 *
 * Bug: the decrement and the question whether it was the last are two operations. Two threads can both see zero and
 * free the object twice, or one asks when the other has freed it already: a memory error, under every model.
 *
 * heddle: sc: violated memory
 * heddle: tso: violated memory
 * heddle: rc11: violated memory race
 */
#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <threads.h>

struct shared {
  atomic_int references;
  int value;
};

static struct shared *make(int value) {
  struct shared *s = malloc(sizeof *s);
  if (s == NULL)
    abort();
  atomic_init(&s->references, 1);
  s->value = value;
  return s;
}

static struct shared *acquire(struct shared *s) {
  atomic_fetch_add_explicit(&s->references, 1, memory_order_relaxed);
  return s;
}

static void release(struct shared *s) {
  atomic_fetch_sub_explicit(&s->references, 1, memory_order_acq_rel);
  if (atomic_load_explicit(&s->references, memory_order_acquire) == 0)
    free(s);
}

static int user(void *arg) {
  struct shared *s = arg;
  int value = s->value;
  release(s);
  return value;
}

int main(void) {
  thrd_t a, b;
  int from_a, from_b;
  struct shared *s = make(7);
  thrd_create(&a, user, acquire(s));
  thrd_create(&b, user, acquire(s));
  release(s);
  thrd_join(a, &from_a);
  thrd_join(b, &from_b);
  assert(from_a == 7 && from_b == 7);
  return 0;
}
