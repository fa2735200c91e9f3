/* expect: --model=tso -> verified
 * expect: --model=tso -DEARLY -> liveness|assertion
 * expect: --volatile=relaxed -> race
 * MCS with xchg and cmpxchg in assembly, and volatile links. EARLY: the node is reset after it is in the queue. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

struct node {
  struct node *volatile next;
  volatile int wait;
};
static struct node *volatile tail;
static int shared;

static inline struct node *xchg(struct node *volatile *p, struct node *v) {
  __asm__ __volatile__("xchgq %0, %1" : "+r"(v), "+m"(*p) : : "memory");
  return v;
}
static inline struct node *cmpxchg(struct node *volatile *p, struct node *old, struct node *fresh) {
  struct node *prev;
  __asm__ __volatile__("lock; cmpxchgq %2, %1" : "=a"(prev), "+m"(*p) : "r"(fresh), "0"(old) : "memory");
  return prev;
}

static void mcs_lock(struct node *me) {
#ifndef EARLY
  me->next = NULL;
  me->wait = 1;
#endif
  struct node *prev = xchg(&tail, me);
#ifdef EARLY
  me->next = NULL;
  me->wait = 1;
#endif
  if (!prev) return;
  prev->next = me;
  while (me->wait) __asm__ __volatile__("pause" : : : "memory");
}

static void mcs_unlock(struct node *me) {
  if (!me->next) {
    if (cmpxchg(&tail, me, NULL) == me) return;
    while (!me->next) __asm__ __volatile__("pause" : : : "memory");
  }
  me->next->wait = 0;
}

static struct node nodes[2];

static void *worker(void *arg) {
  mcs_lock(arg);
  shared++;
  mcs_unlock(arg);
  return NULL;
}

int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, worker, &nodes[i]);
  for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
  assert(shared == 2);
}
