#include <stdarg.h>
int sum(int n, ...) { va_list ap, cp; va_start(ap, n); va_copy(cp, ap); int s = 0; for (int i = 0; i < n; i++) s += va_arg(ap, int); double d = va_arg(cp, double); va_end(ap); va_end(cp); return s + (int)d; }
int printf(const char *, ...);
int main(int argc, char **argv) { const int k = argc; register int q = k; printf("%d %s\n", q, argv[0]); return sum(3, 1, 2, 3); }
