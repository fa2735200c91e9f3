/* alloca and address-taken locals in recursive frames. */
#include <stdio.h>
#include <string.h>

static int build(int n, char *out) {
  char *mine = __builtin_alloca((unsigned)n + 2);
  memset(mine, 'a' + n, (unsigned)n + 1);
  mine[n + 1] = 0;
  int local = n, *p = &local;
  if (n > 0)
    *p += build(n - 1, out);
  strcat(out, mine);
  return local;
}

int main(void) {
  char out[64] = "";
  int t = build(5, out);
  printf("%d %s\n", t, out);
  return 0;
}
