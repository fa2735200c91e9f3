/* The compiler's bit counting builtins, and the same by hand. */
#include <stdio.h>

static int count(unsigned long x) {
  int n = 0;
  for (; x; x &= x - 1)
    n++;
  return n;
}

int main(void) {
  unsigned v[] = {1, 2, 3, 0x80000000, 0xffffffff, 0x12345678, 0x00ff0000};
  for (int i = 0; i < 7; i++)
    printf("%d %d %d %x ", __builtin_popcount(v[i]), __builtin_clz(v[i]), __builtin_ctz(v[i]), __builtin_bswap32(v[i]));
  printf("\n");
  unsigned long w[] = {1, 0x100000000, 0x8000000000000000, 0x123456789abcdef0, ~0ul};
  for (int i = 0; i < 5; i++)
    printf("%d %d %d %lx %d ", __builtin_popcountl(w[i]), __builtin_clzl(w[i]), __builtin_ctzl(w[i]), (unsigned long)__builtin_bswap64(w[i]), count(w[i]));
  printf("%d %x\n", __builtin_parity(7), __builtin_bswap16(0x1234));
  printf("%d %d %d\n", __builtin_ffs(0), __builtin_ffs(8), __builtin_ffsl(0x100000000));
  return 0;
}
