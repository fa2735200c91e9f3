/* volatile and const objects: every access is an ordinary one in one thread. */
#include <stdio.h>

static volatile int v = 1;
static const volatile long cv = 99;
static const int c = 5;
volatile char *volatile vp;

int main(void) {
  v++;
  v = v + v;
  int a = v, b = v;
  char buf[2] = "x";
  vp = buf;
  *vp = 'y';
  volatile struct { int n : 4; int m; } s = {1, 2};
  s.n = -3;
  s.m += s.n;
  printf("%d %d %ld %d %s %d %d\n", a, b, cv, c, buf, s.n, s.m);
  return 0;
}
