/*
 * A race with what a thread does to its own dead local: the execution ends at that, and nobody asked for it.
 * endings: --check=race --model=rc11,c11 --engine=explore,axiomatic => unknown: memory
 * endings: --check=memory --model=rc11,c11 --engine=explore,axiomatic => violated memory
 * endings: -DFIXED --check=race,memory => verified
 */
#include <pthread.h>
#include <stdatomic.h>
struct cell { int x; atomic_int y; };
_Atomic(struct cell *) q;
#ifdef FIXED
#define LIFE static
#define WRITE(c) atomic_store(&(c)->y, 2)
#else
#define LIFE
#define WRITE(c) (c)->x = 2
#endif
void *t0(void *arg) {
  { LIFE struct cell l; atomic_store_explicit(&q, &l, memory_order_relaxed); }
  { struct cell *c = atomic_load_explicit(&q, memory_order_relaxed); if (c) { WRITE(c); } }
  return 0;
}
void *t1(void *arg) {
  { struct cell *c = atomic_load_explicit(&q, memory_order_relaxed); if (c) { WRITE(c); } }
  return 0;
}
int main(void) {
  pthread_t h0, h1;
  pthread_create(&h0, 0, t0, 0); pthread_create(&h1, 0, t1, 0);
  pthread_join(h0, 0); pthread_join(h1, 0);
  return 0;
}
