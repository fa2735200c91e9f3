/* Infinities, not-a-number, signed zero. */
#include <stdio.h>

int main(void) {
  volatile double zero = 0.0;
  double inf = 1.0 / zero, nan = inf - inf, nzero = -zero;
  printf("%f %f %e\n", inf, -inf, nzero);
  printf("%d %d %d %d %d %d\n", nan == nan, nan != nan, nan < 1.0, nan > 1.0, !(nan >= 1.0), !(nan <= 1.0));
  printf("%d %d %d\n", zero == nzero, 1.0 / nzero < 0, inf > 1e308);
  printf("%d %d\n", inf == inf, -inf < inf);
  double d = nan ? 1.0 : 2.0;
  printf("%g\n", d);
  float tiny = 1e-45f;
  printf("%g %g\n", tiny, tiny / 2);
  printf("%g\n", 5e-324);
  return 0;
}
