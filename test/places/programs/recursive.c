#include <stdlib.h>
extern unsigned __VERIFIER_nondet_uint(void);
static int values[4096];
static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
  qsort(values + (__VERIFIER_nondet_uint() & 2047), 3, sizeof *values, compare);
  return 0;
}
