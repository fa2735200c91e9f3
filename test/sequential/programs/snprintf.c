/* snprintf and sprintf: results, truncation, the returned length. */
#include <stdio.h>

int main(void) {
  char buf[16];
  int n = sprintf(buf, "%d-%s", 42, "abc");
  printf("%d %s\n", n, buf);
  n = snprintf(buf, 6, "%s", "truncated");
  printf("%d %s\n", n, buf);
  n = snprintf(buf, sizeof buf, "%05d|%-4x|%c", -42, 255, 33);
  printf("%d %s\n", n, buf);
  return 0;
}
