/* Static locals keep their values and are separate per function. */
#include <stdio.h>

static int next(void) {
  static int n = 100;
  return n++;
}
static int other(void) {
  static int n;
  static const int table[] = {5, 6, 7};
  return table[n++ % 3];
}
static int *address(void) {
  static int cell = 3;
  return &cell;
}

int main(void) {
  for (int i = 0; i < 4; i++) {
    int a = next();
    int b = other();
    printf("%d %d ", a, b);
  }
  *address() += 39;
  printf("%d %d\n", *address(), address() == address());
  return 0;
}
