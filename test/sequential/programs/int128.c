/* 128-bit integers: copies, and products of two 64-bit words. */
#include <stdio.h>

typedef unsigned __int128 u128;
struct box { u128 v; int n; };

static unsigned long hi(u128 v) { return (unsigned long)(v >> 64); }
static unsigned long lo(u128 v) { return (unsigned long)v; }

int main(void) {
  u128 a = ((u128)0x0123456789abcdef << 64) | 0xfedcba9876543210;
  u128 b = a;
  struct box x = {b, 3}, y = x;
  printf("%lx %lx %d %lu\n", hi(y.v), lo(y.v), y.n, sizeof y);
  u128 p = (u128)0xffffffffffffffff * 0xfffffffffffffff1;
  printf("%lx %lx\n", hi(p), lo(p));
  u128 s = a + p;
  printf("%lx %lx %d %d\n", hi(s), lo(s), a < p, a == b);
  s -= 1;
  s ^= a;
  printf("%lx %lx\n", hi(s), lo(s));
  return 0;
}
