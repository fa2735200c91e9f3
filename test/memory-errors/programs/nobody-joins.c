/*
 * What goes wrong in a thread that nobody joins, and that does nothing else; or that uses what main has freed, or what ends
 * with main. STORES: both have other stores on their way. LEAVE: main ends by itself, not the program.
 *
 * expect WRITE:  sc memory  tso memory  pso memory  rc11 memory
 * expect READ:   sc memory  tso memory  rc11 memory
 * expect FREE:   sc memory  tso memory  rc11 memory
 * expect ABORT:  sc assertion  tso assertion  rc11 assertion
 * expect WRITE DETACH:  sc memory  tso memory  rc11 memory
 * expect WRITE TWICE:   sc memory  tso memory  rc11 memory
 * expect WRITE EXIT:    sc memory  tso memory  rc11 memory
 * expect WRITE LEAVE:   sc memory  tso memory  rc11 memory
 * expect BLOCK WRITE:   sc memory  tso memory  pso memory  rc11 memory
 * expect BLOCK READ:    sc memory  tso memory  rc11 memory
 * expect BLOCK WRITE DETACH:  sc memory  tso memory  rc11 memory
 * expect BLOCK WRITE EXIT:    sc memory  tso memory  rc11 memory
 * expect BLOCK WRITE LEAVE:   sc memory  tso memory  rc11 memory
 * expect BLOCK WRITE TWICE:   sc memory  tso memory  rc11 memory
 * expect BLOCK WRITE STORES:  sc memory  tso memory  pso memory
 * expect BLOCK WRITE JOIN:    sc verified  tso verified  rc11 verified
 * expect LOCAL WRITE:         sc memory  tso memory  pso memory  rc11 memory
 * expect LOCAL WRITE STORES:  sc memory  tso memory  pso memory
 * expect LOCAL WRITE LEAVE:   sc memory  tso memory  rc11 memory
 * expect LOCAL WRITE DETACH:  sc memory  tso memory  rc11 memory
 * expect LOCAL WRITE EXIT:    sc verified  tso verified  pso verified  rc11 verified
 * expect LOCAL WRITE JOIN:    sc verified  tso verified  pso verified  rc11 verified
 * expect:        sc verified  tso verified  rc11 verified
 */
#include <pthread.h>
#include <stdlib.h>

int *p, a, b;

static void *alone(void *arg) {
#ifdef STORES
  a = 1;
#endif
#if defined WRITE
  *p = 1;
#elif defined READ
  return (void *)(long)*p;
#elif defined FREE
  int x;
  free(&x);
#elif defined ABORT
  if (!p) abort();
#endif
#ifdef STORES
  b = 1;
#endif
  return arg;
}

int main(void) {
  pthread_t t, u;
#if defined BLOCK
  p = malloc(sizeof *p);
  *p = 0;
#elif defined LOCAL
  int x = 0;
  p = &x;
#endif
  pthread_create(&t, 0, alone, 0);
#ifdef TWICE
  pthread_create(&u, 0, alone, 0);
#endif
#ifdef DETACH
  pthread_detach(t);
#endif
#ifdef JOIN
  pthread_join(t, 0);
#endif
#ifdef STORES
  b = 2;
#endif
#ifdef BLOCK
  free(p);
#endif
#ifdef STORES
  a = 2;
#endif
#if defined EXIT
  exit(0);
#elif defined LEAVE
  pthread_exit(0);
#endif
  return 0;
}
