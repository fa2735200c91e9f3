/* Statement expressions, typeof, ranges in designators, empty structs, labels, __builtin_expect. */
#include <stdio.h>

#define MIN(a, b) ({ __typeof__(a) x_ = (a); __typeof__(b) y_ = (b); x_ < y_ ? x_ : y_; })

struct empty {};

int main(void) {
  int calls = 0;
  int m = MIN(calls++, 5);
  printf("%d %d %g\n", m, calls, MIN(2.5, 1.5));
  int a[10] = {[0 ... 3] = 7, [8] = 1};
  int t = 0;
  for (int i = 0; i < 10; i++)
    t = t * 2 + a[i];
  printf("%d %lu\n", t, sizeof(struct empty));
  if (__builtin_expect(t > 0, 1))
    printf("likely\n");
  __typeof__(&a[0]) p = a;
  printf("%d %d\n", *p, __builtin_constant_p(3));
  _Static_assert(sizeof(int) == 4, "int");
  int x = 0b1011;
  printf("%d\n", x);
  return 0;
}
