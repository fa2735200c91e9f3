/* for, while, do, break, continue, comma, several variables, empty bodies. */
#include <stdio.h>

int main(void) {
  int t = 0;
  for (int i = 0, j = 10; i < j; i++, j--)
    t += i * j;
  printf("%d ", t);
  int n = 27, steps = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    steps++;
  }
  printf("%d ", steps);
  do {
    t -= 7;
    if (t % 5 == 0)
      continue;
    if (t % 11 == 0)
      break;
  } while (t > 0);
  printf("%d ", t);
  for (;;) {
    if (++t > 50)
      break;
  }
  int k = 0;
  for (; k * k < 200; k++)
    ;
  printf("%d %d ", t, k);
  for (unsigned u = 3; u-- > 0;)
    printf("%u", u);
  for (unsigned char c = 250; c >= 250; c++)
    printf(" %d", c);
  printf("\n");
  return 0;
}
