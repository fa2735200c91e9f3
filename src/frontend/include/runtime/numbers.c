/* Absolute values, divisions, and numbers read from strings. */
#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>

int abs(int n) { return n < 0 ? -n : n; }
long labs(long n) { return n < 0 ? -n : n; }
long long llabs(long long n) { return n < 0 ? -n : n; }
intmax_t imaxabs(intmax_t n) { return n < 0 ? -n : n; }
div_t div(int a, int b) { return (div_t){a / b, a % b}; }
ldiv_t ldiv(long a, long b) { return (ldiv_t){a / b, a % b}; }
lldiv_t lldiv(long long a, long long b) { return (lldiv_t){a / b, a % b}; }
imaxdiv_t imaxdiv(intmax_t a, intmax_t b) { return (imaxdiv_t){a / b, a % b}; }

static int digit(char c, int base) {
  int value = isdigit(c) ? c - '0' : islower(c) ? c - 'a' + 10 : isupper(c) ? c - 'A' + 10 : 99;
  return value < base ? value : -1;
}

/*
 * The magnitude of the number at `s`, at most `limit` (`below` when it is negative); then errno is ERANGE. `end` as
 * in strtol: behind the number, or `s` when there is none.
 */
static unsigned long long parse(const char *s, char **end, int base, unsigned long long limit, unsigned long long below, int *negative) {
  const char *p = s;
  *negative = 0;
  if (end != NULL) *end = (char *)s;
  while (isspace((unsigned char)*p)) p++;
  if (*p == '-' || *p == '+') *negative = *p++ == '-';
  if ((base == 0 || base == 16) && p[0] == '0' && (p[1] == 'x' || p[1] == 'X') && digit(p[2], 16) >= 0) {
    p += 2;
    base = 16;
  }
  if (base == 0) base = *p == '0' ? 8 : 10;
  if (base < 2 || base > 36) {
    errno = EINVAL;
    return 0;
  }
  unsigned long long most = *negative ? below : limit, value = 0;
  int any = 0, over = 0;
  for (int d; (d = digit(*p, base)) >= 0; p++) {
    any = 1;
    if (value > (most - (unsigned)d) / (unsigned)base) over = 1;
    value = value * (unsigned)base + (unsigned)d;
  }
  if (any && end != NULL) *end = (char *)p;
  if (!over) return value;
  errno = ERANGE;
  return most;
}

long strtol(const char *restrict s, char **restrict end, int base) {
  int negative;
  unsigned long value = (unsigned long)parse(s, end, base, LONG_MAX, LONG_MAX + 1UL, &negative);
  return (long)(negative ? -value : value);
}

long long strtoll(const char *restrict s, char **restrict end, int base) {
  int negative;
  unsigned long long value = parse(s, end, base, LLONG_MAX, LLONG_MAX + 1ULL, &negative);
  return (long long)(negative ? -value : value);
}

unsigned long strtoul(const char *restrict s, char **restrict end, int base) {
  int negative;
  unsigned long value = (unsigned long)parse(s, end, base, ULONG_MAX, ULONG_MAX, &negative);
  return negative && value != ULONG_MAX ? -value : value;
}

unsigned long long strtoull(const char *restrict s, char **restrict end, int base) {
  int negative;
  unsigned long long value = parse(s, end, base, ULLONG_MAX, ULLONG_MAX, &negative);
  return negative && value != ULLONG_MAX ? -value : value;
}

intmax_t strtoimax(const char *s, char **end, int base) { return strtoll(s, end, base); }
uintmax_t strtoumax(const char *s, char **end, int base) { return strtoull(s, end, base); }
int atoi(const char *s) { return (int)strtol(s, NULL, 10); }
long atol(const char *s) { return strtol(s, NULL, 10); }
long long atoll(const char *s) { return strtoll(s, NULL, 10); }
