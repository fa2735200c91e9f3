/* Integer to float and double, with rounding to nearest even. */
#include <stdio.h>

int main(void) {
  long v[] = {0, 1, -1, 16777217, 16777219, -16777217, 9007199254740993, 9007199254740995, 0x7fffffffffffffff,
              -0x7fffffffffffffff - 1, 1234567890123456789, 0x7fffffbfffffffff, 0x4000004000000001};
  for (unsigned i = 0; i < sizeof v / sizeof *v; i++)
    printf("%.1f %.1f %.1f %.1f\n", (double)v[i], (double)(float)v[i], (double)(unsigned long)v[i],
           (double)(float)(unsigned long)v[i]);
  printf("%.1f %.1f %.1f\n", (double)(float)4294967295u, (double)(float)-2147483647, (double)(unsigned char)200);
  return 0;
}
