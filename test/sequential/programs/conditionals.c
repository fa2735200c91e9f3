/* Ternaries, short circuits, and the side effects that must not happen. */
#include <stdio.h>

static int calls;
static int yes(int v) { calls += v; return 1; }
static int no(int v) { calls += v; return 0; }

int main(void) {
  int a = yes(1) || no(10), b = no(100) && yes(1000), c = (yes(1) && no(10)) || yes(100);
  printf("%d %d %d %d\n", a, b, c, calls);
  int x = 5, *p = 0;
  printf("%d %d\n", p && *p, !p || *p);
  int r = x > 3 ? x < 10 ? 1 : 2 : 3;
  printf("%d %d\n", r, x ?: 9);
  double d = x ? 1 : 2.5;
  printf("%g %d\n", d, !!x + !x);
  x > 100 ? yes(7) : no(9);
  printf("%d\n", calls);
  int i = 0;
  while (i < 10 && i * i != 36)
    i++;
  printf("%d %d\n", i, (0, i + 1));
  const char *s = 1 ? "one" : 0;
  printf("%s %d\n", s, (x = 0) ? 1 : x++ ? 2 : x);
  return 0;
}
