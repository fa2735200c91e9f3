/* Recursion: direct, mutual, with arrays on the stack, moderately deep. */
#include <stdio.h>

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static int odd(unsigned n);
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
static int ackermann(int m, int n) {
  return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
static int depth(int n) {
  int local[4] = {n, n + 1, n + 2, n + 3};
  if (n == 0)
    return local[3];
  return depth(n - 1) + local[n % 4];
}
static void hanoi(int n, char a, char b, char c, int *moves) {
  if (n == 0)
    return;
  hanoi(n - 1, a, c, b, moves);
  ++*moves;
  hanoi(n - 1, c, b, a, moves);
}

int main(void) {
  int moves = 0;
  hanoi(6, 'a', 'b', 'c', &moves);
  printf("%d %d %d %d %d %d\n", fib(15), even(10), odd(7), ackermann(2, 3), depth(100), moves);
  return 0;
}
