/* Floating point to integer, in range, truncates towards zero. */
#include <stdio.h>

int main(void) {
  double v[] = {0.0, -0.9, 0.99, 1.5, -1.5, 100.75, -100.75, 127.9};
  for (int i = 0; i < 8; i++)
    printf("%d %d %d %ld %ld ", (signed char)v[i], (short)v[i], (int)v[i], (long)v[i], (long)(float)v[i]);
  printf("\n");
  double big[] = {2147483647.0, 4294967295.0, 4294967296.5, 9007199254740993.0, 1e18, 9223372036854774784.0};
  for (int i = 0; i < 6; i++)
    printf("%ld %lu ", (long)big[i], (unsigned long)big[i]);
  printf("%lu %u\n", (unsigned long)1.8446744073709550e19, (unsigned)4294967295.0);
  printf("%ld %ld\n", (long)-1e18, (long)-9.2e18);
  printf("%d %d\n", (_Bool)0.5, (_Bool)0.0);
  return 0;
}
