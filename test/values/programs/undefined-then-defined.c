/*
 * A store of an undefined value leaves the stores after it alone, whatever their sizes.
 * values: verified
 * values: -DBUG violated uninitialized
 */
#include <assert.h>
static char c;
static short s;
static int i;
static long l;
static struct { char a; short b; } p, q;
int main(void) {
  char uc;
  short us;
  int ui;
  long ul;
  struct { char a; short b; } up;
  c = uc; i = 7;
  assert(i == 7);
  s = us; l = 8; c = 1;
  assert(l == 8 && c == 1);
  i = ui; s = 2;
  assert(s == 2);
  l = ul; i = 3; l = 4;
  assert(i == 3 && l == 4);
  up.a = 5;
  p.a = up.a; p.b = up.b; q.a = 6;
  assert(p.a == 5 && q.a == 6);
#ifdef BUG
  assert(p.b != 9);
#endif
}
