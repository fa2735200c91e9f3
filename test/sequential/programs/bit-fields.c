/* Bit-fields: signed, unsigned, _Bool, crossing storage units, zero width. */
#include <stdio.h>

struct flags {
  unsigned a : 1;
  unsigned b : 3;
  int c : 5;
  unsigned long d : 37;
  _Bool e : 1;
  unsigned : 0;
  short f : 11;
  unsigned char g : 7;
};

static struct flags global = {1, 5, -3, 123456789012, 1, -1000, 100};

int main(void) {
  struct flags s = {0};
  printf("%lu %d %d %d %lu %d %d %d\n", sizeof s, global.a, global.b, global.c, (unsigned long)global.d, global.e, global.f, global.g);
  s.a = 3;
  s.b = 13;
  s.c = 17;
  s.d = 0x3fffffffffUL;
  s.e = 4;
  s.f = 1024;
  s.g = 200;
  printf("%d %d %d %lu %d %d %d\n", s.a, s.b, s.c, (unsigned long)s.d, s.e, s.f, s.g);
  for (int i = 0; i < 9; i++) {
    s.b++;
    s.c += 3;
    s.d -= 1000000007;
    s.f ^= 0x2a5;
    printf("%d %d %lu %d ", s.b, s.c, (unsigned long)s.d, s.f);
  }
  printf("\n");
  s.b = s.c = -2;
  printf("%d %d %d\n", s.b, s.c, s.b == 6);
  s.a |= 1, s.b &= 5, s.c *= 2;
  printf("%d %d %d\n", s.a, s.b, s.c);
  return 0;
}
