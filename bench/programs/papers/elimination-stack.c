/*
 * Elimination-backoff stack (Hendler, Shavit, Yerushalmi, "A scalable lock-free stack algorithm", SPAA 2004): a Treiber
 * stack; an operation that loses its race there goes to a collision array, where a push and a pop that meet cancel each
 * other. The bug: pop frees the node, which can come back (ABA). A pop that has seen node B on top of A sleeps while
 * both are popped and B is pushed again; then it makes A, which is free, the top.
 *
 * Driver: main and 7 threads with one operation each, 3 pushes of different values and 4 pops. As in The paper there are
 * no loops: an operation tries the stack, the collision array, and the stack again, then it gives up; the loop in which
 * the publication enters the collision array is an exchange. Nodes come from a pool, which hands out any free one.
 * Checked: no value is popped twice, no node is freed twice.
 *
 * Inverso and Trubiani, Table 2: contexts 4, 5, 6: safe. The bug takes all seven operations and (here) 9 contexts.
 *
 * -DSAFE  pop keeps the node
 *
 * heddle slow: sc --contexts 4: bounded
 * heddle slow: sc --contexts 5: bounded
 * heddle slow: sc --contexts 6: bounded
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

extern _Bool __VERIFIER_nondet_bool(void);
extern void __VERIFIER_assume(int);

enum { PUSHES = 3, POPS = 4, THREADS = PUSHES + POPS, SLOTS = 2, NOBODY = -1 };

struct node {
  int value;
  struct node *_Atomic next;
};

enum kind { PUSH, POP };

/* An operation, as others see it, perhaps late: a push offers its node, a pop receives one. */
struct op {
  int id;
  enum kind kind;
  struct node *node;
};

static struct op ops[THREADS];
static struct node nodes[PUSHES];
static atomic_bool used[PUSHES];
static struct node *_Atomic top;
static struct op *_Atomic location[THREADS];
static atomic_int collision[SLOTS] = {NOBODY, NOBODY};
static atomic_int popped[PUSHES];

static struct node *allocate(int value) {
  int k = __VERIFIER_nondet_bool() + __VERIFIER_nondet_bool();
  __VERIFIER_assume(!atomic_exchange(&used[k], true));
  nodes[k].value = value;
  return &nodes[k];
}

static void release(struct node *node) {
#ifndef SAFE
  assert(atomic_exchange(&used[node - nodes], false));
#else
  (void)node;
#endif
}

static bool try_stack(struct op *p) {
  struct node *first = atomic_load(&top);
  if (p->kind == PUSH) {
    atomic_store_explicit(&p->node->next, first, memory_order_relaxed);
    return atomic_compare_exchange_strong(&top, &first, p->node);
  }
  p->node = first;
  if (first == NULL) return true;
  struct node *second = atomic_load_explicit(&first->next, memory_order_relaxed);
  return atomic_compare_exchange_strong(&top, &first, second);
}

/* p has met q, and p is no longer to be met: has p met q in time? */
static bool try_collision(struct op *p, struct op *q) {
  struct op *expected = q;
  if (p->kind == PUSH) return atomic_compare_exchange_strong(&location[q->id], &expected, p);
  p->node = q->node;
  return atomic_compare_exchange_strong(&location[q->id], &expected, NULL);
}

/* p was met. */
static void finish_collision(struct op *p) {
  if (p->kind == POP) p->node = atomic_load(&location[p->id])->node;
}

static bool try_elimination(struct op *p) {
  atomic_store(&location[p->id], p);
  int other = atomic_exchange(&collision[__VERIFIER_nondet_bool()], p->id);
  struct op *expected = p;
  if (other != NOBODY) {
    struct op *q = atomic_load(&location[other]);
    if (q != NULL && q->id == other && q->kind != p->kind) {
      if (atomic_compare_exchange_strong(&location[p->id], &expected, NULL)) return try_collision(p, q);
      finish_collision(p);
      return true;
    }
  }
  if (atomic_compare_exchange_strong(&location[p->id], &expected, NULL)) return false;
  finish_collision(p);
  return true;
}

static bool perform(struct op *p) { return try_stack(p) || try_elimination(p) || try_stack(p); }

static void *push(void *arg) {
  int id = (int)(size_t)arg;
  ops[id] = (struct op){id, PUSH, allocate(id)};
  perform(&ops[id]);
  return NULL;
}

static void *pop(void *arg) {
  int id = (int)(size_t)arg;
  ops[id] = (struct op){id, POP, NULL};
  if (perform(&ops[id]) && ops[id].node != NULL) {
    assert(atomic_fetch_add(&popped[ops[id].node->value], 1) == 0);
    release(ops[id].node);
  }
  return NULL;
}

int main(void) {
  pthread_t a, b, c, d, e, f, g;
  pthread_create(&a, NULL, push, (void *)0);
  pthread_create(&b, NULL, push, (void *)1);
  pthread_create(&c, NULL, push, (void *)2);
  pthread_create(&d, NULL, pop, (void *)3);
  pthread_create(&e, NULL, pop, (void *)4);
  pthread_create(&f, NULL, pop, (void *)5);
  pthread_create(&g, NULL, pop, (void *)6);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  pthread_join(c, NULL);
  pthread_join(d, NULL);
  pthread_join(e, NULL);
  pthread_join(f, NULL);
  pthread_join(g, NULL);
  return 0;
}
