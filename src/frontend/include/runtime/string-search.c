/* Looking for things in strings. */
#include <string.h>

char *strchrnul(const char *s, int c) {
  while (*s != 0 && *s != (char)c) s++;
  return (char *)s;
}

char *strchr(const char *s, int c) {
  char *found = strchrnul(s, c);
  return *found == (char)c ? found : NULL;
}

char *strrchr(const char *s, int c) {
  const char *found = NULL;
  for (;; s++) {
    if (*s == (char)c) found = s;
    if (*s == 0) return (char *)found;
  }
}

char *strstr(const char *s, const char *find) {
  for (;; s++) {
    size_t i = 0;
    while (find[i] != 0 && s[i] == find[i]) i++;
    if (find[i] == 0) return (char *)s;
    if (*s == 0) return NULL;
  }
}

static int contains(const char *set, char c) {
  for (; *set != 0; set++) {
    if (*set == c) return 1;
  }
  return 0;
}

size_t strspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] != 0 && contains(set, s[n])) n++;
  return n;
}

size_t strcspn(const char *s, const char *set) {
  size_t n = 0;
  while (s[n] != 0 && !contains(set, s[n])) n++;
  return n;
}

char *strpbrk(const char *s, const char *set) {
  s += strcspn(s, set);
  return *s == 0 ? NULL : (char *)s;
}

char *strtok_r(char *restrict s, const char *restrict set, char **restrict rest) {
  if (s == NULL) s = *rest;
  s += strspn(s, set);
  if (*s == 0) {
    *rest = s;
    return NULL;
  }
  char *end = s + strcspn(s, set);
  if (*end != 0) *end++ = 0;
  *rest = end;
  return s;
}

/* Its state is shared by all threads, as C has it: two threads that use it race. */
char *strtok(char *restrict s, const char *restrict set) {
  static char *rest;
  return strtok_r(s, set, &rest);
}
