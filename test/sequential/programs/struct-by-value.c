/* Structs of many sizes as parameters and results. */
#include <stdio.h>

struct s1 { char a; };
struct s2 { short a; char b; };
struct s3 { int a, b, c; };
struct s4 { long a; double b; };
struct s5 { double a, b; };
struct s6 { float a, b, c; };
struct s7 { long a[5]; };
struct s8 { char a[11]; };
struct s9 { int n; char *s; };
struct sA { float f; int i; };

static struct s1 f1(struct s1 s) { s.a++; return s; }
static struct s2 f2(struct s2 s) { s.a *= 2; s.b--; return s; }
static struct s3 f3(struct s3 s, int k) { s.a += k; s.b -= k; s.c *= k; return s; }
static struct s4 f4(struct s4 s) { s.a = -s.a; s.b /= 4; return s; }
static struct s5 f5(struct s5 s, struct s5 t) { s.a += t.b; s.b *= t.a; return s; }
static struct s6 f6(struct s6 s) { s.c = s.a + s.b; return s; }
static struct s7 f7(struct s7 s, int i) { s.a[i] = 99; s.a[4]++; return s; }
static struct s8 f8(struct s8 s) { s.a[0] = 'X'; s.a[9] = '!'; return s; }
static struct s9 f9(struct s9 s) { s.s += s.n; s.n = -1; return s; }
static struct sA fA(struct sA s) { s.f += s.i; s.i = (int)s.f; return s; }

int main(void) {
  struct s1 a = {41};
  struct s2 b = {-300, 7};
  struct s3 c = {1, 2, 3};
  struct s4 d = {123456789012L, 2.5};
  struct s5 e = {1.5, 2.5};
  struct s6 f = {1.25f, 2.5f, 0};
  struct s7 g = {{1, 2, 3, 4, 5}};
  struct s8 h = {"helloworld"};
  struct s9 i = {3, "abcdef"};
  struct sA j = {1.75f, 4};
  printf("%d %d\n", f1(a).a, a.a);
  printf("%d %d\n", f2(b).a, f2(b).b);
  printf("%d %d %d\n", f3(c, 5).a, f3(c, 5).b, f3(c, 5).c);
  printf("%ld %g\n", f4(d).a, f4(d).b);
  printf("%g %g\n", f5(e, e).a, f5(f5(e, e), e).b);
  printf("%g\n", f6(f).c);
  struct s7 r = f7(g, 2);
  printf("%ld %ld %ld %ld\n", r.a[1], r.a[2], r.a[4], g.a[2]);
  printf("%s %s\n", f8(h).a, h.a);
  printf("%s %d\n", f9(i).s, f9(i).n);
  printf("%g %d\n", fA(j).f, fA(j).i);
  return 0;
}
