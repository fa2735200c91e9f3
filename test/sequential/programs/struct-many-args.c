/* More struct and scalar arguments than fit into registers. */
#include <stdio.h>

struct pair { long a, b; };
struct big { int v[6]; };

static long f(int a, struct pair p, long b, struct big g, char c, struct pair q, double d, short e, unsigned char u,
              struct pair r, float h) {
  return a + p.a * 2 + p.b * 3 + b + g.v[0] + g.v[5] + c + q.a + q.b + (long)(d * 10) + e + u + r.a - r.b + (long)h;
}

int main(void) {
  struct pair p = {1, 2}, q = {100, 200}, r = {7000, 1};
  struct big g = {{10, 20, 30, 40, 50, 60}};
  printf("%ld\n", f(1, p, 2, g, 'A', q, 2.5, -3, 255, r, 9.75f));
  printf("%ld\n", f(-1, q, -2, g, -1, p, -2.5, 3, 1, q, -9.75f));
  return 0;
}
