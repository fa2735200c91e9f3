/* Function pointers: tables, parameters, results, in structs, compared. */
#include <stdio.h>

typedef int (*binop)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static int apply(binop f, int a, int b) { return f(a, b); }
static binop choose(char c) { return c == '+' ? add : c == '-' ? sub : mul; }
static double half(double x) { return x / 2; }
static void bump(int *n) { ++*n; }
struct ops {
  const char *name;
  binop f;
};
static const struct ops table[] = {{"add", add}, {"sub", &sub}, {"mul", *mul}};

int main(void) {
  for (int i = 0; i < 3; i++)
    printf("%s %d ", table[i].name, table[i].f(6, 7));
  printf("%d %d %d\n", apply(choose('+'), 1, 2), apply(choose('-'), 1, 2), choose('*')(3, 4));
  double (*h)(double) = half;
  void (*b)(int *) = bump;
  int n = 0;
  b(&n);
  (*b)(&n);
  (***b)(&n);
  printf("%g %d %d %d\n", h(5), n, choose('+') == add, choose('+') == sub);
  int (*(*chooser)(char))(int, int) = choose;
  printf("%d\n", chooser('-')(10, 3));
  binop none = 0;
  printf("%d\n", none ? 1 : 2);
  return 0;
}
