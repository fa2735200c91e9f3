/*
 * A flag says that the other thread is done with the block. A plain store of it may overtake the one before it under pso:
 * then that one reaches memory after the free. RELEASE: it may not. UNASKED: nobody looks at the flag.
 *
 * expect:          sc verified  tso verified  pso memory    rc11 race      c11 race
 * expect RELEASE:  sc verified  tso verified  pso verified  rc11 verified  c11 verified
 * expect RELAXED:  sc verified  tso verified  pso memory
 * expect UNASKED:  sc memory    tso memory    pso memory    rc11 memory    c11 memory
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

int *p;
#if defined RELEASE
atomic_int flag;
#define SET() atomic_store_explicit(&flag, 1, memory_order_release)
#define GET() atomic_load_explicit(&flag, memory_order_acquire)
#elif defined RELAXED
atomic_int flag;
#define SET() atomic_store_explicit(&flag, 1, memory_order_relaxed)
#define GET() atomic_load_explicit(&flag, memory_order_relaxed)
#elif defined UNASKED
#define SET() (void)0
#define GET() 1
#else
int flag;
#define SET() (flag = 1)
#define GET() flag
#endif

static void *other(void *arg) {
  *p = 1;
  SET();
  return arg;
}

int main(void) {
  pthread_t t;
  p = malloc(sizeof *p);
  pthread_create(&t, 0, other, 0);
  if (GET()) free(p);
  pthread_join(t, 0);
  return 0;
}
