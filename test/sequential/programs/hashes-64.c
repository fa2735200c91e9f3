/* 64-bit mixing: FNV-1a, splitmix, xorshift. */
#include <stdint.h>
#include <stdio.h>

static uint64_t fnv(const char *s) {
  uint64_t h = 14695981039346656037ull;
  for (; *s; s++)
    h = (h ^ (uint8_t)*s) * 1099511628211ull;
  return h;
}
static uint64_t splitmix(uint64_t *x) {
  uint64_t z = *x += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

int main(void) {
  printf("%lx %lx\n", (unsigned long)fnv(""), (unsigned long)fnv("heddle"));
  uint64_t x = 42, y = 88172645463325252ull;
  for (int i = 0; i < 6; i++) {
    y ^= y << 13;
    y ^= y >> 7;
    y ^= y << 17;
    unsigned long z = (unsigned long)splitmix(&x);
    printf("%lx %lu\n", z, (unsigned long)y);
  }
  return 0;
}
