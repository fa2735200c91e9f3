/* POSIX strings.h */
#include <ctype.h>
#include <strings.h>

int strncasecmp(const char *a, const char *b, size_t n) {
  for (; n > 0; n--, a++, b++) {
    int x = tolower((unsigned char)*a), y = tolower((unsigned char)*b);
    if (x != y) return x - y;
    if (x == 0) return 0;
  }
  return 0;
}

int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, (size_t)-1); }

int ffs(int n) { return __builtin_ffs(n); }

int ffsl(long n) { return __builtin_ffsl(n); }

int ffsll(long long n) { return __builtin_ffsll(n); }
