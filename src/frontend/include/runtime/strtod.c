/*
 * Decimal text to double (ISO C 7.22.1.3). Up to 15 digits and powers of ten up to 22 are exact doubles, so that one
 * multiplication or division rounds the result as it should be; other numbers are reported by the name of a function.
 */
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <strings.h>

extern double heddle_number_of_more_than_15_digits_in_strtod(void);

double strtod(const char *restrict s, char **restrict end) {
  const char *p = s;
  if (end != NULL) *end = (char *)s;
  while (isspace((unsigned char)*p)) p++;
  int negative = *p == '-', digits = 0, scale = 0, any = 0, large = 0;
  if (*p == '-' || *p == '+') p++;
  if (strncasecmp(p, "inf", 3) == 0 || strncasecmp(p, "nan", 3) == 0) {
    double special = (*p | 32) == 'i' ? INFINITY : NAN;
    p += strncasecmp(p, "infinity", 8) == 0 ? 8 : 3;
    if (end != NULL) *end = (char *)p;
    return negative ? -special : special;
  }
  unsigned long long m = 0;
  for (int point = 0;; p++) {
    if (*p == '.' && !point) {
      point = 1;
      continue;
    }
    if (!isdigit((unsigned char)*p)) break;
    any = 1;
    if (point) scale--;
    if (digits == 0 && *p == '0') continue;
    if (++digits > 15) {
      if (*p != '0') large = 1;
      scale++;
      continue;
    }
    m = m * 10 + (unsigned)(*p - '0');
  }
  if (!any) return 0;
  if (*p == 'e' || *p == 'E') {
    const char *q = p + 1;
    int below = *q == '-', e = 0;
    if (*q == '-' || *q == '+') q++;
    if (isdigit((unsigned char)*q)) {
      for (; isdigit((unsigned char)*q); q++) e = e < 10000 ? e * 10 + (*q - '0') : e;
      scale += below ? -e : e;
      p = q;
    }
  }
  if (end != NULL) *end = (char *)p;
  double x = (double)m, ten = 1;
  if (m != 0) {
    if (large || scale > 22 || scale < -22) return heddle_number_of_more_than_15_digits_in_strtod();
    for (int i = scale < 0 ? -scale : scale; i > 0; i--) ten *= 10;
    x = scale < 0 ? x / ten : x * ten;
  }
  return negative ? -x : x;
}

float strtof(const char *restrict s, char **restrict end) { return (float)strtod(s, end); }
double atof(const char *s) { return strtod(s, NULL); }
