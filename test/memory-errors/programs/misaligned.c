/*
 * An atomic access stands at a multiple of its size; a plain one need not.
 *
 * expect LOAD:   sc memory  pso memory  rc11 memory
 * expect STORE:  sc memory  pso memory  rc11 memory
 * expect ADD:    sc memory  pso memory  rc11 memory
 * expect CAS:    sc memory  pso memory  rc11 memory
 * expect PLAIN:  sc verified  pso verified  rc11 verified
 * expect LOAD ALIGNED:   sc verified  pso verified  rc11 verified
 * expect STORE ALIGNED:  sc verified  pso verified  rc11 verified
 * expect ADD ALIGNED:    sc verified  pso verified  rc11 verified
 * expect CAS ALIGNED:    sc verified  pso verified  rc11 verified
 */
#include <pthread.h>
#include <stdatomic.h>

static _Alignas(16) char bytes[16];
#ifdef ALIGNED
static int offset = 4;
#else
static int offset = 2;
#endif

static void *user(void *arg) {
  _Atomic int *p = (_Atomic int *)(void *)(bytes + offset);
  int expected = 0;
  (void)expected;
#if defined LOAD
  (void)atomic_load_explicit(p, memory_order_relaxed);
#elif defined STORE
  atomic_store(p, 1);
#elif defined ADD
  atomic_fetch_add(p, 1);
#elif defined CAS
  atomic_compare_exchange_strong(p, &expected, 1);
#else
  *(int *)(void *)(bytes + offset) = 1;
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, user, 0);
  pthread_join(t, 0);
  return 0;
}
