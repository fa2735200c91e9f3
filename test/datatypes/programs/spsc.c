/* One producer, one consumer. Right under sc; not serial from eee|dd on under weaker models. WEAK: head is read without acquire. */
#include <heddle.h>
#include <stdatomic.h>
#include <stdbool.h>
struct q { atomic_uint head, tail; int data[2]; };
void q_init(struct q *q) { atomic_init(&q->head, 0); atomic_init(&q->tail, 0); }
bool put(struct q *q, int v) {
  unsigned t = atomic_load_explicit(&q->tail, memory_order_relaxed);
  if (t - atomic_load_explicit(&q->head,
#ifdef WEAK
   memory_order_relaxed
#else
   memory_order_acquire
#endif
   ) == 2) return false;
  q->data[t & 1] = v;
  atomic_store_explicit(&q->tail, t + 1, memory_order_release);
  return true;
}
bool take(struct q *q, int *v) {
  unsigned h = atomic_load_explicit(&q->head, memory_order_relaxed);
  if (h == atomic_load_explicit(&q->tail, memory_order_acquire)) return false;
  *v = q->data[h & 1];
  atomic_store_explicit(&q->head, h + 1, memory_order_release);
  return true;
}
HEDDLE_INIT(q_init)
HEDDLE_OP(e, put, "@producer")
HEDDLE_OP(d, take, "@consumer")
