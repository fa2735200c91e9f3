/* va_list passed on, copied, walked twice; structs through varargs. */
#include <stdarg.h>
#include <stdio.h>

struct point { int x, y; };
struct wide { long a, b, c; };

static int vsum(int n, va_list ap) {
  int t = 0;
  while (n-- > 0)
    t += va_arg(ap, int);
  return t;
}
static int twice(int n, ...) {
  va_list ap, again;
  va_start(ap, n);
  va_copy(again, ap);
  int t = vsum(n, ap) * 1000 + vsum(n, again);
  va_end(again);
  va_end(ap);
  return t;
}
static void message(const char *format, ...) {
  va_list ap;
  va_start(ap, format);
  printf("[");
  vprintf(format, ap);
  printf("]\n");
  va_end(ap);
}
static long structs(int n, ...) {
  va_list ap;
  long t = 0;
  va_start(ap, n);
  for (int i = 0; i < n; i++) {
    struct point p = va_arg(ap, struct point);
    struct wide w = va_arg(ap, struct wide);
    t += p.x * 10 + p.y + w.a + w.b * w.c;
  }
  va_end(ap);
  return t;
}

int main(void) {
  printf("%d\n", twice(4, 1, 2, 3, 4));
  message("%d %s %.2f %ld %c", 5, "five", 5.0, 5555555555L, '5');
  message("none");
  struct point p = {1, 2};
  struct wide w = {3, 4, 5};
  printf("%ld\n", structs(2, p, w, (struct point){7, 8}, (struct wide){1, 1, 1}));
  return 0;
}
