/* Structs: assignment, nesting, pointers, arrays of them. */
#include <stdio.h>

struct point {
  int x, y;
};
struct line {
  char name;
  struct point from, to;
  double length;
};

static int area(const struct line *l) { return (l->to.x - l->from.x) * (l->to.y - l->from.y); }

int main(void) {
  struct line a = {'a', {1, 2}, {30, 40}, 1.5}, b;
  b = a;
  b.name = 'b';
  b.to.x++;
  struct point *p = &b.from;
  p->y -= 100;
  printf("%c %d %d | %c %d %d %g\n", a.name, a.from.y, area(&a), b.name, b.from.y, area(&b), b.length);
  struct line many[3] = {a, b, {.name = 'c', .to = {.y = 9}}};
  for (int i = 0; i < 3; i++)
    printf("%c %d %d %d %d %g\n", many[i].name, many[i].from.x, many[i].from.y, many[i].to.x, many[i].to.y, many[i].length);
  many[0].from = many[2].to;
  printf("%d %d %lu\n", many[0].from.x, many[0].from.y, sizeof many);
  return 0;
}
