/* 64-bit multiplication: all half-word combinations, and wrapping. */
#include <stdio.h>

int main(void) {
  unsigned long v[] = {0, 1, 3, 0xffff, 0x10000, 0xffffffff, 0x100000000, 0x123456789abcdef0, 0xffffffffffffffff};
  int n = sizeof v / sizeof v[0];
  for (int i = 0; i < n; i++)
    for (int j = i; j < n; j++)
      printf("%lx ", v[i] * v[j]);
  printf("\n");
  long s[] = {-1, -3, 7, -4294967296L, 4294967297L};
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++)
      printf("%ld ", (long)((unsigned long)s[i] * (unsigned long)s[j]));
  printf("\n");
  return 0;
}
