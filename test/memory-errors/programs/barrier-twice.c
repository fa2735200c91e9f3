/*
 * A barrier is initialised once in its life, or again after its destruction. What memory held before the first time
 * does not matter: nothing, zeros, other things, a copy of a barrier that is in use.
 *
 * expect:            sc lock  tso lock  pso lock  rc11 lock  c11 lock
 * expect STACK:      sc lock  pso lock  rc11 lock
 * expect HEAP:       sc lock  pso lock  rc11 lock
 * expect USED:       sc lock  pso lock  rc11 lock
 * expect THREAD:     sc lock  pso lock  rc11 lock
 * expect DESTROY:    sc verified  tso verified  pso verified  rc11 verified  c11 verified
 * expect HEAP ONCE:  sc verified  pso verified  rc11 verified  c11 verified
 * expect REFUSED:    sc verified  pso verified  rc11 verified
 * expect ROUNDS:     sc verified  pso verified  rc11 verified
 * expect CALLS:      sc verified  pso verified  rc11 verified
 * expect BLOCKS:     sc verified  pso verified  rc11 verified
 * expect COPY:       sc verified  pso verified  rc11 verified
 * expect BYTES:      sc verified  pso verified  rc11 verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_barrier_t b;
struct pair {
  int n;
  pthread_barrier_t b;
} one, other;

static void *user(void *arg) {
#ifdef THREAD
  pthread_barrier_init(arg, 0, 2);
#else
  pthread_barrier_wait(arg);
#endif
  return 0;
}

/* Two threads meet at a barrier that has just been initialised. */
static void meet(pthread_barrier_t *at) {
  pthread_t t;
  pthread_create(&t, 0, user, at);
#ifndef THREAD
  pthread_barrier_wait(at);
#endif
  pthread_join(t, 0);
}

static void local(void) {
  pthread_barrier_t mine;
  pthread_barrier_init(&mine, 0, 2);
  meet(&mine);
}

int main(void) {
#if defined STACK
  pthread_barrier_t mine;
  pthread_barrier_init(&mine, 0, 1);
  pthread_barrier_init(&mine, 0, 1);
#elif defined HEAP
  pthread_barrier_t *p = malloc(sizeof *p);
  pthread_barrier_init(p, 0, 2);
#ifndef ONCE
  pthread_barrier_init(p, 0, 2);
#endif
  meet(p);
  free(p);
#elif defined USED || defined THREAD
  pthread_barrier_init(&b, 0, 2);
  meet(&b);
  pthread_barrier_init(&b, 0, 2);
#elif defined DESTROY
  for (int i = 0; i < 2; i++) {
    pthread_barrier_init(&b, 0, 2);
    meet(&b);
    pthread_barrier_destroy(&b);
  }
#elif defined REFUSED
  assert(pthread_barrier_init(&b, 0, 0) != 0);
  pthread_barrier_init(&b, 0, 1);
#elif defined ROUNDS
  for (int i = 0; i < 2; i++) {
    pthread_barrier_t mine;
    pthread_barrier_init(&mine, 0, 2);
    meet(&mine);
  }
#elif defined CALLS
  local();
  local();
#elif defined BLOCKS
  for (int i = 0; i < 2; i++) {
    pthread_barrier_t *p = malloc(sizeof *p);
    pthread_barrier_init(p, 0, 2);
    meet(p);
    free(p);
  }
#elif defined COPY
  pthread_barrier_init(&one.b, 0, 2);
  other = one;
  pthread_barrier_init(&other.b, 0, 2);
  meet(&other.b);
#elif defined BYTES
  memset(&b, 0xff, sizeof b);
  pthread_barrier_init(&b, 0, 2);
  memset(&b, 0, sizeof b);
  pthread_barrier_init(&b, 0, 2);
  meet(&b);
#else
  pthread_barrier_init(&b, 0, 1);
  pthread_barrier_init(&b, 0, 1);
#endif
  return 0;
}
