/*
 * Compares our library models with the machine's C library. The models are compiled with every public name prefixed
 * by h_; prints each disagreement and returns their number.
 */
#define _GNU_SOURCE
#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stddef.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int failures;
#define CHECK(condition, ...) ((condition) ? (void)0 : (failures++, printf(__VA_ARGS__), (void)putchar('\n')))

static unsigned long long state = 88172645463325252ull;
static unsigned random32(void) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (unsigned)(state >> 16);
}

int h_snprintf(char *, size_t, const char *, ...);
#define SNPRINTF(...)                                                              \
  do {                                                                             \
    for (size_t size = 0; size < 40; size += 13) {                                 \
      char a[64] = "################", b[64] = "################";                 \
      int m = snprintf(a, size, __VA_ARGS__), n = h_snprintf(b, size, __VA_ARGS__); \
      CHECK(m == n && memcmp(a, b, sizeof a) == 0, "snprintf line %d: %d '%s', ours %d '%s'", __LINE__, m, a, n, b); \
    }                                                                              \
  } while (0)

static void formats(void) {
  static const long long values[] = {0, 1, -1, 7, 42, -300, INT_MAX, INT_MIN, UINT_MAX, LLONG_MAX, LLONG_MIN};
  for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
    long long v = values[i];
    SNPRINTF("%d|%i", (int)v, (int)v);
    SNPRINTF("%5d|%-5d|%05d", (int)v, (int)v, (int)v);
    SNPRINTF("%+d|% d|%.3d|%8.3d", (int)v, (int)v, (int)v, (int)v);
    SNPRINTF("%-+8.2d|%+05d", (int)v, (int)v);
    SNPRINTF("%u|%x|%X|%o", (unsigned)v, (unsigned)v, (unsigned)v, (unsigned)v);
    SNPRINTF("%#x|%#X|%#o|%#10x", (unsigned)v, (unsigned)v, (unsigned)v, (unsigned)v);
    SNPRINTF("%#010x|%-#10o|", (unsigned)v, (unsigned)v);
    SNPRINTF("%hhd|%hd|%ld", (signed char)v, (short)v, (long)v);
    SNPRINTF("%lld|%llx", v, (unsigned long long)v);
    SNPRINTF("%jd|%zu|%td", (intmax_t)v, (size_t)v, (ptrdiff_t)v);
    SNPRINTF("%.0d|%.0x", (int)v, (unsigned)v);
    SNPRINTF("%*d|%-*d|%.*d", 6, (int)v, -6, (int)v, 4, (int)v);
  }
  SNPRINTF("%s|%10s|%-10s|%.2s", "abc", "abc", "abc", "abc");
  SNPRINTF("%c|%3c|%-3c|%%", 'x', 'y', 'z');
  SNPRINTF("%s", "");
  SNPRINTF("%p|%p", (void *)0, (void *)0x1234);
  SNPRINTF("plain text that is longer than the buffer is");
}

long h_strtol(const char *, char **, int);
unsigned long h_strtoul(const char *, char **, int);
long long h_strtoll(const char *, char **, int);
int h_atoi(const char *);
static int h_error;
int *h___errno_location(void) { return &h_error; }

static void numbers(void) {
  static const char *const texts[] = {"", "0", "42", "-42", "  +17x", "0x1F", "0x", "0xg", "077", "08", "zz", "-", "- 1", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "-1", "99999999999999999999999", "\t\n7", "-0x10", "2147483648"};
  static const int bases[] = {0, 2, 8, 10, 16, 36, 1, 37};
  for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
    for (unsigned j = 0; j < sizeof bases / sizeof *bases; j++) {
      char *p, *q;
      errno = h_error = 0;
      long a = strtol(texts[i], &p, bases[j]), b = h_strtol(texts[i], &q, bases[j]);
      if (bases[j] == 1 || bases[j] == 37) p = q;
      CHECK(a == b && p == q && errno == h_error, "strtol '%s' %d: %ld ours %ld, %ld/%ld, errno %d %d", texts[i], bases[j], a, b, p - texts[i], q - texts[i], errno, h_error);
      errno = h_error = 0;
      unsigned long c = strtoul(texts[i], &p, bases[j]), d = h_strtoul(texts[i], &q, bases[j]);
      if (bases[j] == 1 || bases[j] == 37) p = q;
      CHECK(c == d && p == q && errno == h_error, "strtoul '%s' %d: %lu ours %lu errno %d %d", texts[i], bases[j], c, d, errno, h_error);
    }
    CHECK(atoi(texts[i]) == h_atoi(texts[i]), "atoi '%s'", texts[i]);
  }
}

void *h_memcpy(void *, const void *, size_t);
void *h_memmove(void *, const void *, size_t);
void *h_memset(void *, int, size_t);
int h_memcmp(const void *, const void *, size_t);
void *h_memchr(const void *, int, size_t);
void *h_memrchr(const void *, int, size_t);

static int sign(int n) { return (n > 0) - (n < 0); }

static void blocks(void) {
  static unsigned char a[96] __attribute__((aligned(16))), b[96] __attribute__((aligned(16)));
  for (int round = 0; round < 20000; round++) {
    for (unsigned i = 0; i < sizeof a; i++) a[i] = b[i] = (unsigned char)(random32() % 7);
    size_t from = random32() % 32, to = random32() % 32, n = random32() % 40;
    switch (random32() % 3) {
      case 0: memmove(a + to, a + from, n); h_memmove(b + to, b + from, n); break;
      case 1: memcpy(a + 64, a + from, n % 32); h_memcpy(b + 64, b + from, n % 32); break;
      default: memset(a + to, (int)from, n); h_memset(b + to, (int)from, n); break;
    }
    CHECK(memcmp(a, b, sizeof a) == 0, "block operation: from %zu to %zu n %zu", from, to, n);
    CHECK(sign(memcmp(a + from, a + to, n)) == sign(h_memcmp(a + from, a + to, n)), "memcmp");
    CHECK(memchr(a + from, 3, n) == h_memchr(a + from, 3, n), "memchr");
    CHECK(memrchr(a + from, 3, n) == h_memrchr(a + from, 3, n), "memrchr");
  }
}

size_t h_strlen(const char *);
size_t h_strnlen(const char *, size_t);
int h_strcmp(const char *, const char *);
int h_strncmp(const char *, const char *, size_t);
int h_strcasecmp(const char *, const char *);
int h_strncasecmp(const char *, const char *, size_t);
char *h_strcpy(char *, const char *);
char *h_strncpy(char *, const char *, size_t);
char *h_strcat(char *, const char *);
char *h_strncat(char *, const char *, size_t);
char *h_strchr(const char *, int);
char *h_strrchr(const char *, int);
char *h_strstr(const char *, const char *);
char *h_strpbrk(const char *, const char *);
size_t h_strspn(const char *, const char *);
size_t h_strcspn(const char *, const char *);
char *h_strtok_r(char *, const char *, char **);
char *h_strdup(const char *);
char *h_strndup(const char *, size_t);

static void random_text(char *to, unsigned most) {
  unsigned n = random32() % most;
  for (unsigned i = 0; i < n; i++) to[i] = "abABc \xe9"[random32() % 7];
  to[n] = 0;
}

static void strings(void) {
  for (int round = 0; round < 20000; round++) {
    char s[20], t[6], a[64] = "xy", b[64] = "xy";
    random_text(s, sizeof s);
    random_text(t, sizeof t);
    size_t n = random32() % 12;
    CHECK(strlen(s) == h_strlen(s) && strnlen(s, n) == h_strnlen(s, n), "strlen '%s'", s);
    CHECK(sign(strcmp(s, t)) == sign(h_strcmp(s, t)), "strcmp '%s' '%s'", s, t);
    CHECK(sign(strncmp(s, t, n)) == sign(h_strncmp(s, t, n)), "strncmp '%s' '%s'", s, t);
    CHECK(sign(strcasecmp(s, t)) == sign(h_strcasecmp(s, t)), "strcasecmp '%s' '%s'", s, t);
    CHECK(sign(strncasecmp(s, t, n)) == sign(h_strncasecmp(s, t, n)), "strncasecmp '%s' '%s'", s, t);
    int c = "abc\xe9"[random32() % 5];
    CHECK(strchr(s, c) == h_strchr(s, c) && strrchr(s, c) == h_strrchr(s, c), "strchr '%s' %d", s, c);
    CHECK(strstr(s, t) == h_strstr(s, t) && strpbrk(s, t) == h_strpbrk(s, t), "strstr '%s' '%s'", s, t);
    CHECK(strspn(s, t) == h_strspn(s, t) && strcspn(s, t) == h_strcspn(s, t), "strspn '%s' '%s'", s, t);
    strcat(a, s);
    h_strcat(b, s);
    strncat(a, t, n);
    h_strncat(b, t, n);
    CHECK(memcmp(a, b, sizeof a) == 0, "strcat '%s' '%s'", s, t);
    strncpy(a, s, n);
    h_strncpy(b, s, n);
    CHECK(memcmp(a, b, sizeof a) == 0, "strncpy '%s'", s);
    strcpy(a, s);
    h_strcpy(b, s);
    char *p = a, *q = b, *x, *y;
    do {
      x = strtok_r(p == a ? a : NULL, " c", &p);
      y = h_strtok_r(q == b ? b : NULL, " c", &q);
      CHECK((x == NULL) == (y == NULL) && (x == NULL || strcmp(x, y) == 0), "strtok_r '%s'", s);
    } while (x != NULL && y != NULL && p != a && q != b);
    char *d = h_strdup(s), *e = h_strndup(s, n), *f = strndup(s, n);
    CHECK(strcmp(d, s) == 0 && strcmp(e, f) == 0, "strdup '%s'", s);
    free(d);
    free(e);
    free(f);
  }
}

void h_qsort(void *, size_t, size_t, int (*)(const void *, const void *));
void *h_bsearch(const void *, const void *, size_t, size_t, int (*)(const void *, const void *));
static int by_int(const void *a, const void *b) { return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b); }
static int by_char(const void *a, const void *b) { return *(const signed char *)a - *(const signed char *)b; }

static void sorting(void) {
  for (int round = 0; round < 300; round++) {
    static int a[200], b[200];
    static signed char c[200], d[200];
    size_t n = random32() % 200;
    for (size_t i = 0; i < n; i++) {
      a[i] = b[i] = (int)random32() % 100;
      c[i] = d[i] = (signed char)random32();
    }
    qsort(a, n, sizeof *a, by_int);
    h_qsort(b, n, sizeof *b, by_int);
    qsort(c, n, 1, by_char);
    h_qsort(d, n, 1, by_char);
    CHECK(memcmp(a, b, n * sizeof *a) == 0 && memcmp(c, d, n) == 0, "qsort of %zu", n);
    int key = (int)random32() % 100;
    int *found = h_bsearch(&key, b, n, sizeof *b, by_int);
    CHECK((found == NULL) == (bsearch(&key, a, n, sizeof *a, by_int) == NULL) && (found == NULL || *found == key), "bsearch");
  }
}

#define CTYPES(X) X(isalnum) X(isalpha) X(isblank) X(iscntrl) X(isdigit) X(isgraph) X(islower) X(isprint) X(ispunct) X(isspace) X(isupper) X(isxdigit)
#define DECLARE(f) int h_##f(int);
CTYPES(DECLARE)
int h_tolower(int);
int h_toupper(int);

static void characters(void) {
  for (int c = -1; c < 256; c++) {
#define COMPARE(f) CHECK(!f(c) == !h_##f(c), #f " of %d", c);
    CTYPES(COMPARE)
    CHECK(tolower(c) == h_tolower(c) && toupper(c) == h_toupper(c), "tolower of %d", c);
  }
}

double h_fmod(double, double);
double h_fmin(double, double);
double h_fmax(double, double);
double h_floor(double);
double h_round(double);

static void floats(void) {
  static const double values[] = {0.0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1e300, -7.25, INFINITY, -INFINITY, NAN};
  for (unsigned i = 0; i < 12; i++) {
    double x = values[i];
    CHECK(floor(x) == h_floor(x) || isnan(x), "floor %g", x);
    CHECK(round(x) == h_round(x) || isnan(x), "round %g", x);
    for (unsigned j = 0; j < 12; j++) {
      double y = values[j], m = fmod(x, y), n = h_fmod(x, y);
      CHECK(m == n || (isnan(m) && isnan(n)), "fmod %g %g", x, y);
      m = fmin(x, y), n = h_fmin(x, y);
      CHECK(m == n || (isnan(m) && isnan(n)), "fmin %g %g", x, y);
      m = fmax(x, y), n = h_fmax(x, y);
      CHECK(m == n || (isnan(m) && isnan(n)), "fmax %g %g", x, y);
    }
  }
}

double h_strtod(const char *, char **);

static void decimal(void) {
  static const double values[] = {0.0, -0.0, 0.5, 1.5, 2.5, 0.1, -3.14159, 99.5, 999.9996, 1e-5, 123456789.0, 1e15, 1e22, 1.7976931348623157e308, 5e-324, INFINITY, -INFINITY, NAN};
  for (unsigned i = 0; i < sizeof values / sizeof *values; i++) {
    double x = values[i];
    SNPRINTF("%g|%G|%e", x, x, x);
    SNPRINTF("%f|%.0f|%.3f", x, x, x);
    SNPRINTF("%10.2f|%-10.2e|%+g", x, x, x);
    SNPRINTF("%010.3f|% g|%.10g|%.0e", x, x, x, x);
  }
  for (int i = 0; i < 20000; i++) {
    double x = (double)random32() / (1u << (random32() % 31));
    char text[64];
    int places = (int)(random32() % 9);
    SNPRINTF("%.*f|%.*e|%.*g", places, x, places, x, places, x);
    snprintf(text, sizeof text, "%.*g", (int)(random32() % 15), x);
    CHECK(strtod(text, NULL) == h_strtod(text, NULL), "strtod %s", text);
  }
  static const char *const texts[] = {"", ".", "1.", ".5", "1e", "1e+", "1e5x", "-2.5E-3", "inf", "-Infinityx", "+0.000", "00012.50", "1000000000000000000"};
  for (unsigned i = 0; i < sizeof texts / sizeof *texts; i++) {
    char *p, *q;
    double a = strtod(texts[i], &p), b = h_strtod(texts[i], &q);
    CHECK(a == b && p == q, "strtod '%s': %g ours %g, %ld/%ld", texts[i], a, b, (long)(p - texts[i]), (long)(q - texts[i]));
  }
}

void heddle_unknown_conversion_in_snprintf(void) { failures++; }
void heddle_precision_above_800_in_snprintf(void) { failures++; }
double heddle_number_of_more_than_15_digits_in_strtod(void) { return failures++; }

void __heddle_require(int condition, const char *message) { CHECK(condition, "%s", message); }

int main(void) {
  formats();
  numbers();
  blocks();
  strings();
  sorting();
  characters();
  floats();
  decimal();
  printf("%d failures\n", failures);
  return failures != 0;
}
