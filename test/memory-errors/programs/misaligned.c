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
 * expect LOAD LOCAL:   sc memory  pso memory  rc11 memory  c11 memory
 * expect STORE LOCAL:  sc memory  pso memory  rc11 memory
 * expect ADD LOCAL:    sc memory  pso memory  rc11 memory
 * expect CAS LOCAL:    sc memory  pso memory  rc11 memory
 * expect PLAIN LOCAL:  sc verified  pso verified  rc11 verified
 * expect LOAD LOCAL INDEX:   sc memory  rc11 memory
 * expect STORE LOCAL INDEX:  sc memory  rc11 memory
 * expect LOAD LOCAL ALIGNED:   sc verified  pso verified  rc11 verified
 * expect STORE LOCAL ALIGNED:  sc verified  pso verified  rc11 verified
 * expect ADD LOCAL ALIGNED:    sc verified  pso verified  rc11 verified
 * expect CAS LOCAL ALIGNED:    sc verified  pso verified  rc11 verified
 * expect STORE LOCAL INDEX ALIGNED:  sc verified  rc11 verified
 * expect LOAD CONSTANT:          sc memory  rc11 memory
 * expect LOAD CONSTANT ALIGNED:  sc verified  rc11 verified
 */
#include <pthread.h>
#include <stdatomic.h>

#ifdef ALIGNED
enum { OFFSET = 4 };
#else
enum { OFFSET = 2 };
#endif
static int at = OFFSET;

#if defined CONSTANT
static const _Alignas(16) char bytes[16] = {1, 2, 3};
#elif !defined LOCAL
static _Alignas(16) char bytes[16];
#endif
#if defined LOCAL && !defined INDEX
#define offset OFFSET
#else
#define offset at
#endif

static void *user(void *arg) {
#ifdef LOCAL
  /* seen by nobody else */
  _Alignas(16) char bytes[16] = {0};
#endif
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
