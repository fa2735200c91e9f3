/*
 * Z6.U of Lahav and others (PLDI 2017): C++11's S forbids b = 1, c = 3, a = 0, but the usual compilation to Power allows
 * it; RC11's axiom was made for this.
 */
#include <heddle.h>
#include <pthread.h>
#include <stdatomic.h>

static _Atomic int x, y;
static int a, b, c;

static void *t1(void *arg) {
  atomic_store_explicit(&x, 1, memory_order_seq_cst);
  atomic_store_explicit(&y, 1, memory_order_release);
  return arg;
}

static void *t2(void *arg) {
  b = atomic_fetch_add_explicit(&y, 1, memory_order_seq_cst);
  c = atomic_load_explicit(&y, memory_order_relaxed);
  return arg;
}

static void *t3(void *arg) {
  atomic_store_explicit(&y, 3, memory_order_seq_cst);
  a = atomic_load_explicit(&x, memory_order_seq_cst);
  return arg;
}

int main(void) {
  pthread_t p1, p2, p3;
  pthread_create(&p1, 0, t1, 0);
  pthread_create(&p2, 0, t2, 0);
  pthread_create(&p3, 0, t3, 0);
  pthread_join(p1, 0);
  pthread_join(p2, 0);
  pthread_join(p3, 0);
  heddle_observe(a, b, c);
  return 0;
}
