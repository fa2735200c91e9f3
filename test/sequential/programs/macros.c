/* The preprocessor: pasting, stringising, variadic macros, X-macros. */
#include <stdio.h>

#define COLOURS X(red, 1) X(green, 2) X(blue, 4)
#define X(name, value) colour_##name = value,
enum { COLOURS };
#undef X
#define STR(x) #x
#define XSTR(x) STR(x)
#define LOG(fmt, ...) printf("<" fmt ">\n", ##__VA_ARGS__)
#define CAT(a, b) a##b
#define SQUARE(x) ((x) * (x))

int main(void) {
#define X(name, value) printf("%d ", colour_##name == value);
  COLOURS
#undef X
  int CAT(var, 1) = 3;
  LOG("plain");
  LOG("%d %s", SQUARE(var1 + 1), "x");
  printf("%s %s\n", STR(1 + 2), XSTR(SQUARE(2)));
  printf("%d\n", __LINE__ > 10);
#if defined(SQUARE) && !defined(CUBE)
  printf("defined\n");
#endif
  return 0;
}
