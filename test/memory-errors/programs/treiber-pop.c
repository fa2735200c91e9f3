/*
 * Two threads pop from a Treiber stack and free what they got: the other may be about to read its `next`. KEEP: nodes are
 * freed in the end.
 *
 * expect:       sc memory    tso memory    pso memory    rc11 memory    c11 memory
 * expect KEEP:  sc verified  tso verified  pso verified  rc11 verified  c11 verified
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
  struct node *next;
};
_Atomic(struct node *) top;

static struct node *pop(void) {
  struct node *old = atomic_load(&top);
  while (old && !atomic_compare_exchange_strong(&top, &old, old->next))
    ;
  return old;
}

static void *popper(void *arg) {
  struct node *mine = pop();
#ifdef KEEP
  return mine;
#else
  free(mine);
  return arg;
#endif
}

int main(void) {
  pthread_t t, u;
  void *a = 0, *b = 0;
  struct node *one = malloc(sizeof *one), *two = malloc(sizeof *two);
  one->next = 0;
  two->next = one;
  atomic_store(&top, two);
  pthread_create(&t, 0, popper, 0);
  pthread_create(&u, 0, popper, 0);
  pthread_join(t, &a);
  pthread_join(u, &b);
#ifdef KEEP
  free(a);
  free(b);
#endif
  return 0;
}
