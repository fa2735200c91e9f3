/* Every conversion between integer types, of values at the edges. */
#include <stdio.h>

static void all(long v) {
  signed char sc = (signed char)v;
  unsigned char uc = (unsigned char)v;
  short ss = (short)v;
  unsigned short us = (unsigned short)v;
  int si = (int)v;
  unsigned ui = (unsigned)v;
  unsigned long ul = (unsigned long)v;
  printf("%d %u %d %u %d %u %lu | ", sc, uc, ss, us, si, ui, ul);
  printf("%ld %ld %ld %ld %ld %ld | ", (long)sc, (long)uc, (long)ss, (long)us, (long)si, (long)ui);
  printf("%u %u %lu %lu\n", (unsigned)sc, (unsigned)ss, (unsigned long)sc, (unsigned long)si);
}

int main(void) {
  long v[] = {0, 1, -1, 127, 128, -128, -129, 255, 256, 32767, 32768, -32769, 65535, 65536, 2147483647, 2147483648,
              -2147483648, -2147483649, 4294967295, 4294967296, 0x7fffffffffffffff, -0x7fffffffffffffff - 1};
  for (unsigned i = 0; i < sizeof v / sizeof *v; i++)
    all(v[i]);
  return 0;
}
