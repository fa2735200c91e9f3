/* Compound literals: of structs, arrays, as arguments, with addresses taken. */
#include <stdio.h>

struct v2 { int x, y; };
static int dot(struct v2 a, const struct v2 *b) { return a.x * b->x + a.y * b->y; }
static int sum(const int *a, int n) {
  int t = 0;
  while (n-- > 0)
    t += a[n];
  return t;
}

int main(void) {
  printf("%d\n", dot((struct v2){1, 2}, &(struct v2){.y = 3, .x = 4}));
  printf("%d\n", sum((int[]){1, 2, 3, 4}, 4));
  int *p = (int[3]){7};
  p[2] = 5;
  printf("%d %d %d\n", p[0], p[1], p[2]);
  struct v2 v = (struct v2){p[0], p[2]};
  v = (struct v2){v.y, v.x};
  printf("%d %d\n", v.x, v.y);
  for (int i = 0; i < 3; i++) {
    struct v2 *q = &(struct v2){i, i * i};
    q->x += 10;
    printf("%d %d ", q->x, q->y);
  }
  printf("%s\n", (char[]){"lit"});
  return 0;
}
