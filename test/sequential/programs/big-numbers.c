/* Multi-word arithmetic: a factorial and a Fibonacci number in base 10^9. */
#include <stdint.h>
#include <stdio.h>

enum { WORDS = 8, BASE = 1000000000 };
typedef struct { uint32_t w[WORDS]; } big;

static big times(big a, uint32_t k) {
  uint64_t carry = 0;
  for (int i = 0; i < WORDS; i++) {
    carry += (uint64_t)a.w[i] * k;
    a.w[i] = (uint32_t)(carry % BASE);
    carry /= BASE;
  }
  return a;
}
static big plus(big a, big b) {
  uint32_t carry = 0;
  for (int i = 0; i < WORDS; i++) {
    uint32_t s = a.w[i] + b.w[i] + carry;
    carry = s >= BASE;
    a.w[i] = carry ? s - BASE : s;
  }
  return a;
}
static void show(big a) {
  int i = WORDS - 1;
  while (i > 0 && a.w[i] == 0)
    i--;
  printf("%u", a.w[i]);
  while (i-- > 0)
    printf("%09u", a.w[i]);
  printf("\n");
}

int main(void) {
  big f = {{1}}, a = {{0}}, b = {{1}};
  for (uint32_t i = 2; i <= 40; i++)
    f = times(f, i);
  show(f);
  for (int i = 0; i < 150; i++) {
    big t = plus(a, b);
    a = b;
    b = t;
  }
  show(a);
  return 0;
}
