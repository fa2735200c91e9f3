/* Unsigned division and remainder, with operands that would be negative if they were signed. */
#include <stdio.h>

int main(void) {
  unsigned a[] = {7, 0, 4294967295u, 2147483648u};
  unsigned b[] = {2, 3, 65536, 2147483649u, 4294967295u};
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 5; j++)
      printf("%u/%u ", a[i] / b[j], a[i] % b[j]);
  printf("\n");
  unsigned long c[] = {7, 0xffffffffffffffff, 0x8000000000000000, 0x123456789abcdef};
  unsigned long d[] = {2, 10, 0xffffffff, 0x100000000, 0x8000000000000001, 0xfffffffffffffffe, 1000000007};
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 7; j++)
      printf("%lu/%lu ", c[i] / d[j], c[i] % d[j]);
  printf("\n");
  return 0;
}
