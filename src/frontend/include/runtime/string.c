/* Strings. */
#include <stdlib.h>
#include <string.h>

size_t strlen(const char *s) {
  size_t n = 0;
  while (s[n] != 0) n++;
  return n;
}

size_t strnlen(const char *s, size_t limit) {
  size_t n = 0;
  while (n < limit && s[n] != 0) n++;
  return n;
}

int strncmp(const char *a, const char *b, size_t n) {
  for (; n > 0; n--, a++, b++) {
    unsigned char x = (unsigned char)*a, y = (unsigned char)*b;
    if (x != y) return x - y;
    if (x == 0) return 0;
  }
  return 0;
}

int strcmp(const char *a, const char *b) { return strncmp(a, b, (size_t)-1); }

int strcoll(const char *a, const char *b) { return strcmp(a, b); }

char *stpcpy(char *restrict to, const char *restrict from) {
  while ((*to = *from) != 0) {
    to++;
    from++;
  }
  return to;
}

char *strcpy(char *restrict to, const char *restrict from) {
  stpcpy(to, from);
  return to;
}

char *strncpy(char *restrict to, const char *restrict from, size_t n) {
  size_t i = 0;
  for (; i < n && from[i] != 0; i++) to[i] = from[i];
  for (; i < n; i++) to[i] = 0;
  return to;
}

char *strcat(char *restrict to, const char *restrict from) {
  stpcpy(to + strlen(to), from);
  return to;
}

char *strncat(char *restrict to, const char *restrict from, size_t n) {
  char *end = to + strlen(to);
  for (; n > 0 && *from != 0; n--) *end++ = *from++;
  *end = 0;
  return to;
}

char *strdup(const char *s) {
  char *copy = malloc(strlen(s) + 1);
  return copy == NULL ? NULL : strcpy(copy, s);
}

char *strndup(const char *s, size_t n) {
  size_t length = strnlen(s, n);
  char *copy = malloc(length + 1);
  if (copy == NULL) return NULL;
  for (size_t i = 0; i < length; i++) copy[i] = s[i];
  copy[length] = 0;
  return copy;
}
