/* User-defined variadic functions with every kind of argument. */
#include <stdarg.h>
#include <stdio.h>

static long sum(int n, ...) {
  va_list ap;
  long total = 0;
  va_start(ap, n);
  for (int i = 0; i < n; i++)
    total += va_arg(ap, int);
  va_end(ap);
  return total;
}

static void show(const char *kinds, ...) {
  va_list ap;
  va_start(ap, kinds);
  for (; *kinds; kinds++) {
    switch (*kinds) {
      case 'i': printf("%d ", va_arg(ap, int)); break;
      case 'u': printf("%u ", va_arg(ap, unsigned)); break;
      case 'l': printf("%ld ", va_arg(ap, long)); break;
      case 'd': printf("%g ", va_arg(ap, double)); break;
      case 's': printf("%s ", va_arg(ap, char *)); break;
      case 'p': printf("%d ", *va_arg(ap, int *)); break;
    }
  }
  va_end(ap);
  printf("\n");
}

int main(void) {
  int x = 77;
  printf("%ld %ld %ld\n", sum(0), sum(3, 1, -2, 3), sum(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12));
  show("idlsp", -1, 2.5, 123456789012L, "str", &x);
  show("ddddddddddi", 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11);
  show("iiiiiiidslp", 1, 2, 3, 4, 5, 6, 7, 0.5, "end", -1L, &x);
  char c = 'A';
  short s = -3;
  float f = 1.5f;
  show("iid", c, s, f);
  show("u", 4000000000u);
  return 0;
}
