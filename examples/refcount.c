/*
 * A reference-counted object shared by three C11 threads (threads.h).
 *
 * Giving up a reference releases what the thread did to the object; the one that gives up the last acquires all of it
 * with a fence before it frees the memory.
 *
 * heddle: sc: clean
 * heddle: tso: clean
 * heddle: rc11: clean
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
  if (atomic_fetch_sub_explicit(&s->references, 1, memory_order_release) == 1) {
    atomic_thread_fence(memory_order_acquire);
    free(s);
  }
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
