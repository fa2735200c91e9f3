/* inline, static inline, restrict, noreturn, functions declared in blocks. */
#include <stdio.h>

static inline int square(int x) { return x * x; }
static inline __attribute__((always_inline)) int cube(int x) { return square(x) * x; }
static __attribute__((noinline)) void axpy(int n, int a, const int *restrict x, int *restrict y) {
  for (int i = 0; i < n; i++)
    y[i] += a * x[i];
}

int main(void) {
  int x[3] = {1, 2, 3}, y[3] = {10, 20, 30};
  axpy(3, square(2), x, y);
  int puts(const char *);
  puts("declared here");
  printf("%d %d %d %d\n", y[0], y[1], y[2], cube(-3));
  return 0;
}
