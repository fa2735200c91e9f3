/* All comparisons, signed and unsigned, at all widths. */
#include <stdio.h>

#define SHOW(T, x, y) \
  do { \
    T a = (T)(x), b = (T)(y); \
    printf("%d%d%d%d%d%d ", a < b, a <= b, a > b, a >= b, a == b, a != b); \
  } while (0)
#define ALL(x, y) \
  do { \
    SHOW(signed char, x, y); SHOW(unsigned char, x, y); SHOW(short, x, y); SHOW(unsigned short, x, y); \
    SHOW(int, x, y); SHOW(unsigned, x, y); SHOW(long, x, y); SHOW(unsigned long, x, y); \
    SHOW(float, x, y); SHOW(double, x, y); printf("\n"); \
  } while (0)

int main(void) {
  long v[] = {0, 1, 100, -1 + 128, 4294967296L, 4294967297L, 0x7fffffffL};
  for (int i = 0; i < 7; i++)
    for (int j = 0; j < 7; j++)
      ALL(v[i] % 100, v[j]);
  long n[] = {-1, 0x80000000L, -0x80000000L, 0xffffffff00000000L, -2};
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++) {
      SHOW(int, n[i], n[j]);
      SHOW(unsigned, n[i], n[j]);
      SHOW(long, n[i], n[j]);
      SHOW(unsigned long, n[i], n[j]);
    }
  printf("\n");
  return 0;
}
