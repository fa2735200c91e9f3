/* Arithmetic in float and in double keep their own precision. */
#include <stdio.h>

int main(void) {
  float f = 0.1f, g = 3.0f;
  double d = 0.1, e = 3.0;
  printf("%.9g %.9g %.9g %.9g\n", f + g, f * g, f / g, g - f);
  printf("%.17g %.17g %.17g %.17g\n", d + e, d * e, d / e, e - d);
  float sum = 0;
  for (int i = 0; i < 1000; i++)
    sum += f;
  printf("%.9g\n", sum);
  double fused = d * e + 0.7;
  float ffused = f * g + 0.7f;
  printf("%.17g %.9g\n", fused, ffused);
  printf("%.9g %.17g\n", 16777216.0f + 1.0f, 16777216.0 + 1.0);
  printf("%g %g %g\n", -f, -d, -(f - f));
  f = 1e38f;
  printf("%g %g\n", f * 10, 1.0 / (double)(f * 10));
  f += 1e30;
  printf("%.9g\n", f);
  return 0;
}
