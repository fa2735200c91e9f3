/* Signed division and remainder truncate towards zero, at every width. */
#include <limits.h>
#include <stdio.h>

int main(void) {
  int a[] = {7, -7, 0, INT_MAX, INT_MIN, 1000003};
  int b[] = {2, -2, 3, -3, 1000, INT_MAX, INT_MIN};
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 7; j++)
      printf("%d/%d ", a[i] / b[j], a[i] % b[j]);
  printf("\n");
  long c[] = {7, -7, LONG_MAX, LONG_MIN, 1000000000000007L};
  long d[] = {2, -2, 3, -1000003, 4294967296L, LONG_MAX};
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 6; j++)
      printf("%ld/%ld ", c[i] / d[j], c[i] % d[j]);
  printf("\n");
  signed char e = -100, f = 7;
  short g = -30000, h = 11;
  printf("%d %d %d %d\n", e / f, e % f, g / h, g % h);
  return 0;
}
