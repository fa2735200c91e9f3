/* goto: out of nested loops, backwards, over code; computed goto. */
#include <stdio.h>

static int find(int want) {
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 5; j++)
      if (i * j == want) {
        want = i * 10 + j;
        goto found;
      }
  return -1;
found:
  return want;
}
static int loop(int n) {
  int t = 0;
again:
  if (n > 0) {
    t += n--;
    goto again;
  }
  goto end;
  t = -1000;
end:
  return t;
}

int main(void) {
  printf("%d %d %d\n", find(12), find(11), loop(10));
  return 0;
}
