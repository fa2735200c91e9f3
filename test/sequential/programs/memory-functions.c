/* memcpy, memmove with overlap, memset, memcmp, memchr. */
#include <stdio.h>
#include <string.h>

int main(void) {
  char a[17] = "0123456789abcdef";
  memmove(a + 2, a, 10);
  printf("%s\n", a);
  memmove(a, a + 3, 10);
  printf("%s\n", a);
  memcpy(a + 8, "XYZ", 3);
  printf("%s\n", a);
  memset(a + 1, '-', 4);
  printf("%s\n", a);
  printf("%d %d %d\n", memcmp("abc", "abd", 2), memcmp("abc", "abd", 3) < 0, memcmp("\x80", "\x7f", 1) > 0);
  char *p = memchr(a, 'X', 16);
  printf("%ld %d\n", (long)(p - a), memchr(a, '?', 16) == NULL);
  long v[4] = {1, 2, 3, 4}, w[4];
  memcpy(w, v, sizeof v);
  memset(v, 0xff, sizeof v / 2);
  printf("%ld %ld %ld %ld\n", w[0] + w[3], v[0], v[1], v[2]);
  double d = 3.25;
  unsigned long bits;
  memcpy(&bits, &d, sizeof d);
  printf("%lx\n", bits);
  return 0;
}
