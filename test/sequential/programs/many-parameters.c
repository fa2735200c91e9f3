/* Functions of many parameters and of all scalar types; results of all scalar types. */
#include <stdio.h>

static char fc(char a) { return (char)(a + 1); }
static unsigned char fuc(unsigned char a) { return (unsigned char)(a + 1); }
static short fs(short a) { return (short)(a * 2); }
static unsigned short fus(unsigned short a) { return (unsigned short)(a - 1); }
static long fl(long a) { return -a; }
static float ff(float a) { return a / 3; }
static _Bool fb(int a) { return a; }
static void *fp(void *a) { return a; }
static long many(int a, long b, char c, short d, unsigned e, unsigned long f, double g, float h, int i, int j, long k, char l) {
  return a + b * 2 + c * 3 + d * 5 + (long)e * 7 + (long)f * 11 + (long)(g * 13) + (long)(h * 17) + i * 19 + j * 23 + k * 29 + l * 31;
}

int main(void) {
  int x = 5;
  printf("%d %d %d %d %ld %.6f %d %d\n", fc(127) < 0, fuc(255), fs(20000), fus(0), fl(5000000000), ff(1), fb(256), *(int *)fp(&x));
  printf("%ld\n", many(1, -2, 'c', -4, 4000000000u, 6, 7.5, 8.25f, 9, -10, 11, 'l'));
  return 0;
}
