/*
 * memcpy asks for memory that does not overlap; memmove does not, nor does assigning an object to itself.
 *
 * expect:               sc memory  tso memory  rc11 memory
 * expect DYNAMIC:       sc memory  tso memory  rc11 memory
 * expect HEAP:          sc memory  tso memory  rc11 memory
 * expect WORDS:         sc memory  tso memory  rc11 memory
 * expect GLOBAL:        sc memory  tso memory  rc11 memory
 * expect GLOBAL MOVE:   sc verified  tso verified  rc11 verified
 * expect GLOBAL APART:  sc verified  tso verified  rc11 verified
 * expect MOVE:          sc verified  tso verified  rc11 verified
 * expect MOVE DYNAMIC:  sc verified  tso verified  rc11 verified
 * expect MOVE HEAP:     sc verified  tso verified  rc11 verified
 * expect APART:         sc verified  tso verified  rc11 verified
 * expect SELF:          sc verified  tso verified  rc11 verified
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#ifdef MOVE
#define COPY memmove
#else
#define COPY memcpy
#endif

struct big {
  int a[20];
} whole, *alias = &whole;
static char bytes[16];
static int words[4], n = 4;

static void *user(void *arg) {
#if defined DYNAMIC
  COPY(bytes + 2, bytes, (size_t)n);
#elif defined HEAP
  char *p = calloc(1, 16);
  COPY(p + 3, p, 4);
  free(p);
#elif defined GLOBAL && defined APART
  COPY(words, (int *)arg + 2, 2 * sizeof(int));
#elif defined GLOBAL
  COPY((int *)arg + 1, words, 2 * sizeof(int));
#elif defined WORDS
  COPY(words, words + 1, 2 * sizeof(int));
#elif defined APART
  COPY(bytes + 4, bytes, 4);
  COPY(words + 2, words, 2 * sizeof(int));
  COPY(bytes, bytes, 0);
#elif defined SELF
  whole = *alias;
#else
  COPY(bytes + 2, bytes, 4);
#endif
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, user, words);
  pthread_join(t, 0);
  return 0;
}
