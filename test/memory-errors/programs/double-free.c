/*
 * Two threads free one block. TAKEN: whoever takes the pointer out frees it.
 *
 * expect:        sc memory    tso memory    pso memory    rc11 memory    c11 memory
 * expect TAKEN:  sc verified  tso verified  pso verified  rc11 verified  c11 verified
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

_Atomic(int *) p;

static void *end(void *arg) {
#ifdef TAKEN
  free(atomic_exchange(&p, 0));
#else
  free(atomic_load(&p));
#endif
  return arg;
}

int main(void) {
  pthread_t t, u;
  atomic_store(&p, malloc(sizeof(int)));
  pthread_create(&t, 0, end, 0);
  pthread_create(&u, 0, end, 0);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
