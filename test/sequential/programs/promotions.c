/* Integer promotions and the usual arithmetic conversions. */
#include <stdio.h>

int main(void) {
  unsigned char a = 200, b = 100;
  signed char c = -1;
  unsigned short us = 65535;
  unsigned ui = 1;
  printf("%d %d %d\n", a + b, a - b * 3, ~a);
  printf("%d %d\n", c < ui, c < (int)ui);
  printf("%d %d\n", -1 < (long)ui, (unsigned long)-1 > ui);
  printf("%d %u\n", us * 2, us * (us + 0u));
  printf("%d %d\n", c == (unsigned char)c, (int)(unsigned char)c);
  printf("%lu %lu %lu\n", sizeof(a + b), sizeof(a + 1L), sizeof(1 ? c : 1.0f));
  a += 100;
  c *= 2;
  us <<= 3;
  printf("%d %d %d\n", a, c, us);
  printf("%d\n", 'a' + 1);
  return 0;
}
