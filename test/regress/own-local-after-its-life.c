/* A thread reads its own local after the end of its life, finds what nobody has written, and observes it. The execution has ended
 * at the read: nothing uninitialised is observed. (`axiomatic`, listing what ra, rc11 and c11 allow, told that too, since the
 * other thread's access keeps the cell from being private. Found by `npm run fuzz -- --kind lifetimes --seed 1325 --from 2007`.)
 *
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: violates memory
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>
struct cell { int x; atomic_int y; };
_Atomic(struct cell *) q;
void *t0(void *arg) {
  {
    struct cell l;
    atomic_store_explicit(&q, &l, memory_order_relaxed);
  }
  struct cell *c = atomic_load_explicit(&q, memory_order_relaxed);
  int r = c ? c->x : 0;
  heddle_observe(r);
  return 0;
}
void *t1(void *arg) {
  struct cell *c = atomic_load_explicit(&q, memory_order_relaxed);
  if (c) atomic_store_explicit(&c->y, 2, memory_order_relaxed);
  return 0;
}
int main(void) {
  pthread_t h0, h1;
  pthread_create(&h0, 0, t0, 0);
  pthread_create(&h1, 0, t1, 0);
  pthread_join(h0, 0);
  pthread_join(h1, 0);
  return 0;
}
