/* A stack with a counted pointer of two words in one _Atomic struct: no ABA.
 * platform: verified
 * platform: -DLOST violated assertion
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

struct node {
  struct node *next;
};
typedef struct {
  struct node *top;
  uintptr_t tag;
} head_t;

_Atomic head_t head;
struct node nodes[2];

static void push(struct node *n) {
  head_t old = atomic_load(&head), new;
#ifdef LOST
  n->next = old.top;
  new = (head_t){n, old.tag + 1};
  atomic_store(&head, new);
#else
  do {
    n->next = old.top;
    new = (head_t){n, old.tag + 1};
  } while (!atomic_compare_exchange_weak(&head, &old, new));
#endif
}

static void *run(void *arg) {
  push(arg);
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, run, &nodes[0]);
  pthread_create(&b, 0, run, &nodes[1]);
  pthread_join(a, 0);
  pthread_join(b, 0);
  head_t h = atomic_load(&head);
  assert(h.tag == 2 && h.top != 0 && h.top->next != 0 && h.top->next->next == 0);
  return 0;
}
