/* __builtin_*_overflow at several widths. */
#include <limits.h>
#include <stdio.h>

int main(void) {
  int i;
  unsigned u;
  long l;
  unsigned long ul;
  int a = __builtin_add_overflow(INT_MAX, 1, &i);
  printf("%d %d ", a, i);
  a = __builtin_sub_overflow(5, 7, &i);
  printf("%d %d ", a, i);
  a = __builtin_mul_overflow(65536, 65536, &i);
  printf("%d %d ", a, i);
  a = __builtin_add_overflow(4000000000u, 500000000u, &u);
  printf("%d %u ", a, u);
  a = __builtin_sub_overflow(1u, 2u, &u);
  printf("%d %u\n", a, u);
  a = __builtin_add_overflow(LONG_MAX, 1L, &l);
  printf("%d %ld ", a, l);
  a = __builtin_mul_overflow(LONG_MAX / 2, 2L, &l);
  printf("%d %ld ", a, l);
  a = __builtin_mul_overflow(-4294967296L, 4294967296L, &l);
  printf("%d %ld ", a, l);
  a = __builtin_mul_overflow(4294967296ul, 4294967296ul, &ul);
  printf("%d %lu ", a, ul);
  a = __builtin_sub_overflow(LONG_MIN, 1L, &l);
  printf("%d %ld\n", a, l);
  return 0;
}
