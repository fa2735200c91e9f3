/*
 * Accesses of different sizes that meet in order, atomics in structures and unions, misaligned and overlapping ones.
 * expect ORDERED:            sc verified  pso verified
 * expect HALVES:             sc verified  pso verified
 * expect ATOMICSTRUCT:       sc verified  rc11 verified
 * expect SIXTEEN:            sc verified  rc11 verified
 * expect MISALIGNED:         sc memory  rc11 memory
 * expect PLAINMISALIGNED:    sc verified  rc11 verified
 * expect OVERLAP:            sc memory  rc11 memory
 * expect OVERLAP MOVE:       sc verified  rc11 verified
 * expect OVERLAPLOCAL:       sc memory  rc11 memory
 * expect OVERLAPLOCAL MOVE:  sc verified  rc11 verified
 * expect OVERLAPTHROUGH:       sc memory  rc11 memory
 * expect OVERLAPTHROUGH MOVE:  sc verified  rc11 verified
 * expect SAMECOPY:           sc verified  rc11 verified
 * expect NEIGHBOURS:         sc verified  pso verified  rc11 verified
 * expect BITNEIGHBOURS:      sc verified  rc11 race
 * expect TORN:               sc verified  rc11 race
 * expect MINUS:              sc verified  rc11 verified
 * expect WEAKLOCAL:          sc verified  rc11 verified
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct two { int16_t a, b; };
static union { uint32_t w; struct two h; } u;
static _Atomic struct two at;
static char c[2];
static struct { unsigned a : 4, b : 4; } bits;
static uint64_t big;
struct big { int a[4]; };

static void *t(void *arg) {
#if defined ORDERED
  u.h.a = 1;
  u.h.b = 2;
#elif defined HALVES
  u.w = 0x00020001;
#elif defined ATOMICSTRUCT
  struct two v = {3, 4};
  atomic_store(&at, v);
#elif defined NEIGHBOURS
  c[0] = 1;
#elif defined BITNEIGHBOURS
  bits.a = 1;
#elif defined TORN
  big = ~0ull;
#endif
  return arg;
}

__attribute__((noinline)) static void copy(struct big *to, struct big *from) {
#ifdef MOVE
  memmove(to, from, sizeof *to);
#else
  memcpy(to, from, sizeof *to);
#endif
}

int main(void) {
  pthread_t h;
  (void)h;
#if defined ORDERED || defined HALVES
  pthread_create(&h, 0, t, 0);
  pthread_join(h, 0);
  assert(u.w == 0x00020001 && u.h.a == 1 && u.h.b == 2);
#elif defined ATOMICSTRUCT
  pthread_create(&h, 0, t, 0);
  struct two v = atomic_load(&at);
  assert((v.a == 0 && v.b == 0) || (v.a == 3 && v.b == 4));
  pthread_join(h, 0);
#elif defined SIXTEEN
  static _Atomic __int128 q;
  atomic_fetch_add(&q, (__int128)1 << 100);
  assert((long)(atomic_load(&q) >> 100) == 1);
#elif defined MISALIGNED
  char *p = malloc(8);
  memset(p, 0, 8);
  atomic_fetch_add((atomic_int *)(p + 1), 1);
  free(p);
#elif defined PLAINMISALIGNED
  char *p = malloc(8);
  memset(p, 0, 8);
  struct __attribute__((packed)) { char c; int i; } *q = (void *)p;
  q->i = 5;
  assert(p[1] == 5);
  free(p);
#elif defined OVERLAP
  int a[5] = {1, 2, 3, 4, 5};
#ifdef MOVE
  memmove(a + 1, a, 4 * sizeof *a);
#else
  memcpy(a + 1, a, 4 * sizeof *a);
#endif
  assert(a[4] == 4);
#elif defined OVERLAPLOCAL
  struct big l = {{1, 2, 3, 4}};
  char *p = (char *)&l;
#ifdef MOVE
  memmove(p + 4, &l, 8);
#else
  memcpy(p + 4, &l, 8);
#endif
  assert(l.a[1] == 1);
#elif defined OVERLAPTHROUGH
  struct { struct big b; int more; } l = {{{1, 2, 3, 4}}, 5};
  copy((struct big *)&l.b.a[1], &l.b);
  assert(l.more == 4);
#elif defined SAMECOPY
  struct big l = {{1, 2, 3, 4}};
  struct big *p = &l;
  *p = l;
  assert(l.a[3] == 4);
#elif defined NEIGHBOURS
  pthread_create(&h, 0, t, 0);
  c[1] = 2;
  pthread_join(h, 0);
  assert(c[0] == 1 && c[1] == 2);
#elif defined BITNEIGHBOURS
  pthread_create(&h, 0, t, 0);
  bits.b = 2;
  pthread_join(h, 0);
#elif defined TORN
  pthread_create(&h, 0, t, 0);
  uint64_t r = big;
  assert(r == 0 || r == ~0ull);
  pthread_join(h, 0);
#elif defined MINUS
  int a[4];
  assert(&a[3] - &a[1] == 2 && (char *)&a[1] - (char *)a == 4);
#elif defined WEAKLOCAL
  atomic_int x = 0;
  int e = 0;
  assert(atomic_compare_exchange_weak(&x, &e, 1) && x == 1);
#endif
  return 0;
}
