/*
 * Undefined bytes, unions, mixed sizes, copies: what is read back, and what decides.
 * expect UNION:          sc verified  pso verified  rc11 verified
 * expect UNION HALF:     sc uninitialized  rc11 uninitialized
 * expect PUN:            sc verified  rc11 verified
 * expect BYTEWISE:       sc verified  pso verified  rc11 verified
 * expect BYTEWISE HALF:  sc uninitialized  rc11 uninitialized
 * expect MEMCPYPAD:      sc verified  rc11 verified
 * expect BITFIELD:       sc verified  rc11 verified
 * expect BITFIELD HALF:  sc uninitialized  rc11 uninitialized
 * expect HEAPWORD:       sc verified  pso verified  rc11 verified
 * expect HEAPWORD HALF:  sc uninitialized  rc11 uninitialized
 * expect REALLOC:        sc verified  rc11 verified
 * expect REALLOC HALF:   sc uninitialized  rc11 uninitialized
 * expect MASKED:         sc verified  rc11 verified
 * expect MASKED HALF:    sc uninitialized  rc11 uninitialized
 * expect THREADED:       sc verified  pso verified
 * expect THREADED HALF:  sc uninitialized  pso uninitialized
 * expect SELECTED:       sc verified  rc11 verified
 * expect SELECTED HALF:  sc uninitialized  rc11 uninitialized
 * expect STRUCTS:        sc verified  rc11 verified
 * expect MEMCMP:         sc verified  rc11 verified
 * expect MEMCMP HALF:    sc uninitialized  rc11 uninitialized
 * expect STRLEN:         sc verified  rc11 verified
 * expect STRLEN HALF:    sc uninitialized  rc11 uninitialized
 */
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

union u { uint32_t w; uint16_t h[2]; uint8_t b[4]; float f; };
struct pad { char c; int i; };
struct bits { unsigned a : 5, b : 11, c : 16; };
static union u shared;
static struct pad sp;

static void *writer(void *a) {
  (void)a;
  union u l;
  l.h[0] = 0x1234;
#ifndef HALF
  l.h[1] = 0x5678;
#endif
  shared = l;
  return 0;
}

int main(void) {
#if defined UNION
  union u x;
  x.b[0] = 1; x.b[1] = 0; x.b[2] = 0;
#ifndef HALF
  x.b[3] = 0;
#endif
  if (x.w != 1) assert(0);
#elif defined PUN
  union u x;
  x.f = 1.0f;
  assert(x.w == 0x3f800000u && x.h[1] == 0x3f80 && x.b[3] == 0x3f);
#elif defined BYTEWISE
  uint64_t v;
  unsigned char *p = (unsigned char *)&v;
#ifdef HALF
  for (int i = 0; i < 7; i++) p[i] = i;
#else
  for (int i = 0; i < 8; i++) p[i] = i;
#endif
  if (v >> 56 != 7) assert(0);
#elif defined MEMCPYPAD
  struct pad l;
  l.c = 3; l.i = 4;
  memcpy(&sp, &l, sizeof l);
  struct pad m = sp;
  assert(m.c == 3 && m.i == 4);
#elif defined BITFIELD
  struct bits x;
  x.a = 9;
#ifndef HALF
  x.b = 1000;
#endif
  x.c = 40000;
  assert(x.a == 9 && x.c == 40000);
  assert(x.b == 1000);
#elif defined HEAPWORD
  uint32_t *p = malloc(8);
  p[0] = 1;
#ifndef HALF
  p[1] = 2;
#endif
  uint64_t w;
  memcpy(&w, p, 8);
  free(p);
  assert((w >> 32) == 2);
#elif defined REALLOC
  char *p = malloc(2);
  p[0] = 1; p[1] = 2;
  p = realloc(p, 4);
#ifndef HALF
  p[2] = 3;
#endif
  int s = p[0] + p[1] + p[2];
  free(p);
  assert(s == 6);
#elif defined MASKED
  unsigned x;
  ((unsigned char *)&x)[0] = 7;
#ifdef HALF
  if ((x & 0x1ff) == 7) return 0;
#else
  if ((x & 0xff) == 7) return 0;
#endif
  assert(0);
#elif defined THREADED
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  pthread_join(t, 0);
  assert(shared.h[1] == 0x5678);
#elif defined SELECTED
  int x, y = 1;
#ifdef HALF
  int z = y ? x : y;
#else
  int z = y ? y : x;
#endif
  assert(z == 1);
#elif defined STRUCTS
  struct pad a[2] = {{1, 2}, {3, 4}}, b[2];
  memcpy(b, a, sizeof a);
  memmove(&b[0], &b[1], sizeof b[0]);
  assert(b[0].c == 3 && b[0].i == 4 && b[1].i == 4);
#elif defined MEMCMP
  char a[4] = "abc", b[4];
  b[0] = 'a'; b[1] = 'b';
#ifndef HALF
  b[2] = 'c';
#endif
  assert(memcmp(a, b, 3) == 0);
#elif defined STRLEN
  char b[4];
  b[0] = 'a'; b[1] = 'b';
#ifndef HALF
  b[2] = 0;
#endif
  assert(strlen(b) == 2);
#endif
  return 0;
}
