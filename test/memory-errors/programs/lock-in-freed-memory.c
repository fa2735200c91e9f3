/*
 * A thread waits for a mutex, or spins, in a block that is freed meanwhile. JOIN: it is joined first.
 *
 * expect:            sc memory    tso memory    rc11 memory
 * expect SPIN:       sc memory    tso memory    rc11 memory
 * expect JOIN:       sc verified  tso verified  rc11 verified
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct block {
  pthread_mutex_t m;
  atomic_int flag;
} *b;

static void *waiter(void *arg) {
#ifdef SPIN
  while (!atomic_load(&b->flag))
    ;
#else
  pthread_mutex_lock(&b->m);
  pthread_mutex_unlock(&b->m);
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  b = malloc(sizeof *b);
  atomic_init(&b->flag, 0);
  pthread_mutex_init(&b->m, 0);
  pthread_mutex_lock(&b->m);
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_unlock(&b->m);
#ifdef JOIN
  pthread_join(t, 0);
#endif
  free(b);
#ifndef JOIN
  pthread_join(t, 0);
#endif
  return 0;
}
