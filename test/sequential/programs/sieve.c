/* The sieve of Eratosthenes on bits, and Euclid's algorithm. */
#include <stdio.h>

static unsigned char bits[64];

static unsigned gcd(unsigned a, unsigned b) { return b ? gcd(b, a % b) : a; }

int main(void) {
  for (int i = 2; i < 512; i++) {
    if (bits[i / 8] >> (i % 8) & 1)
      continue;
    for (int j = i * i; j < 512; j += i)
      bits[j / 8] |= (unsigned char)(1 << (j % 8));
  }
  int count = 0, last = 0;
  for (int i = 2; i < 512; i++)
    if (!(bits[i / 8] >> (i % 8) & 1)) {
      count++;
      last = i;
    }
  printf("%d %d %u %u\n", count, last, gcd(1071, 462), gcd(1u << 31, 48));
  return 0;
}
