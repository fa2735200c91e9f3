/* Differences, comparisons, negative indices, char pointers over objects. */
#include <stdio.h>

int main(void) {
  int a[10];
  for (int *p = a; p != a + 10; p++)
    *p = (int)(p - a) * 11;
  int *mid = a + 5;
  printf("%d %d %d ", mid[-2], *(mid + 2), -1 [mid]);
  printf("%d\n", *--mid);
  printf("%ld %d %d\n", (long)(&a[9] - &a[2]), &a[1] < &a[2], &a[3] >= mid);
  unsigned char *b = (unsigned char *)&a[1];
  printf("%d %d %ld\n", b[0], b[4], (long)((char *)&a[3] - (char *)&a[1]));
  struct { char c; long l; short s; } s[2] = {{1, 2, 3}, {4, 5, 6}}, *q = s;
  q++;
  printf("%d %ld %d %ld\n", q->c, q->l, q[-1].s, (long)((char *)q - (char *)s));
  const char *str = "hello";
  int n = 0;
  while (*str++)
    n++;
  printf("%d\n", n);
  unsigned i = 2;
  printf("%d %d\n", a[i - 1], (a + i)[-1]);
  return 0;
}
