/* float and double in conditions, loops, mixed with integers. */
#include <stdio.h>

static float absolute(float x) { return x < 0 ? -x : x; }
static double root(double x) {
  double r = x;
  for (int i = 0; i < 30; i++)
    r = (r + x / r) / 2;
  return r;
}

int main(void) {
  int n = 0;
  for (double d = 0; d < 1; d += 0.1)
    n++;
  printf("%d %g %.15f\n", n, absolute(-2.5f), root(2));
  float f = 0.1f;
  double d = 0.1;
  printf("%d %d %d\n", f == d, f > d, (float)d == f);
  printf("%d %d\n", 3 / 2 == 1.5, 3 / 2.0 == 1.5);
  int i = 7;
  i *= 1.5;
  unsigned char c = 200;
  c *= 1.25f;
  printf("%d %d\n", i, c);
  long l = 1L << 53;
  printf("%d %d\n", (double)(l + 1) == l, (l + 1) == l);
  if (f && !(f - f))
    printf("true\n");
  return 0;
}
