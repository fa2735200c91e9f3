/* _Generic selection and type-generic macros. */
#include <stdio.h>

#define NAME(x) \
  _Generic((x), char: "char", int: "int", unsigned: "unsigned", long: "long", float: "float", double: "double", \
           char *: "string", const char *: "const string", default: "other")
#define MAX(a, b) _Generic((a) + (b), double: maxd, default: maxi)(a, b)

static int maxi(int a, int b) { return a > b ? a : b; }
static double maxd(double a, double b) { return a > b ? a : b; }

int main(void) {
  char c = 1;
  short s = 2;
  int arr[2] = {0};
  printf("%s %s %s %s %s\n", NAME(c), NAME(s), NAME(s + s), NAME(1u), NAME(1L));
  printf("%s %s %s %s %s\n", NAME(1.0f), NAME(1.0), NAME("x"), NAME((const char *)"x"), NAME(arr));
  printf("%d %g\n", MAX(3, 4), MAX(3, 4.5));
  return 0;
}
