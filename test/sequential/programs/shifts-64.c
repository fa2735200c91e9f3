/* Shifts of 64-bit values by every amount: below, at and above the middle of the word. */
#include <stdio.h>

int main(void) {
  unsigned long u = 0x9e3779b97f4a7c15;
  long i = -1234567890123456789;
  for (int s = 0; s < 64; s++)
    printf("%lx %lx %ld\n", u << s, u >> s, i >> s);
  return 0;
}
