/* printf: %f, %e, %g with flags, width, precision, and hard roundings. */
#include <stdio.h>

int main(void) {
  double v[] = {0.0, 1.0, -1.5, 3.14159265358979, 1e10, 1.5e-7, 123456789.125, 0.5, 2.5, 1e100, 99999.95, 0.0001, 0.00001234};
  for (unsigned i = 0; i < sizeof v / sizeof *v; i++) {
    double d = v[i];
    printf("[%f][%.0f][%.2f][%10.3f][%-10.1f][%+.1f][%08.2f]\n", d, d, d, d, d, d, d);
    printf("[%e][%.0e][%.3E][%12.2e]\n", d, d, d, d);
    printf("[%g][%.3g][%.10g][%G][%#g][%10g]\n", d, d, d, d, d, d);
  }
  printf("%.20f %.17g %.15g\n", 0.1, 0.1, 0.1);
  printf("%.3f %.1f %.0f %.0f\n", 1.0005, 0.25, 1.5, 2.5);
  printf("%5.1f|%-8.2e|% .2f|%#.0f\n", 9.96, 12345.678, 1.0, 3.0);
  printf("%*.*f\n", 10, 2, 3.14159);
  return 0;
}
