/*
 * A mark in the low bit of a link that is null, as a list's last node has it when it is deleted (Harris). The bounded program
 * took it for a pointer beyond its object, and every execution that stored it was unknown.
 *
 * agree: violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct node { _Atomic(uintptr_t) next; int key; };
static struct node last = {0, 7};

static void *mark(void *arg) {
  uintptr_t next = atomic_load(&last.next);
  if (!(next & 1)) atomic_compare_exchange_strong(&last.next, &next, next | 1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, mark, 0);
  uintptr_t seen = atomic_load(&last.next);
  pthread_join(t, 0);
  assert((atomic_load(&last.next) & ~(uintptr_t)1) == 0);
  assert(seen == 0);
  return 0;
}
