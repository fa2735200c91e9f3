/* qsort and bsearch with comparison callbacks. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry { const char *key; int value; };

static int by_int(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  return (x > y) - (x < y);
}
static int by_key(const void *a, const void *b) {
  return strcmp(((const struct entry *)a)->key, ((const struct entry *)b)->key);
}
static int descending(const void *a, const void *b) { return by_int(b, a); }

int main(void) {
  int v[] = {5, -3, 99, 0, 42, 7, -3, 1};
  qsort(v, 8, sizeof v[0], by_int);
  for (int i = 0; i < 8; i++)
    printf("%d ", v[i]);
  int key = 42;
  int *found = bsearch(&key, v, 8, sizeof v[0], by_int);
  printf("at %ld\n", (long)(found - v));
  qsort(v, 8, sizeof v[0], descending);
  printf("%d %d\n", v[0], v[7]);
  struct entry e[] = {{"pear", 1}, {"apple", 2}, {"fig", 3}};
  qsort(e, 3, sizeof e[0], by_key);
  for (int i = 0; i < 3; i++)
    printf("%s=%d ", e[i].key, e[i].value);
  printf("\n");
  return 0;
}
