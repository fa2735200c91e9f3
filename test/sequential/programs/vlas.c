/* Variable length arrays, also of two dimensions and as parameters. */
#include <stdio.h>

static int trace(int n, int m[n][n]) {
  int t = 0;
  for (int i = 0; i < n; i++)
    t += m[i][i];
  return t;
}
static long work(int n) {
  long a[n];
  for (int i = 0; i < n; i++)
    a[i] = i ? a[i - 1] * 3 + 1 : 1;
  return a[n - 1];
}

int main(void) {
  for (int n = 1; n < 6; n++) {
    int m[n][n];
    for (int i = 0; i < n; i++)
      for (int j = 0; j < n; j++)
        m[i][j] = i * 10 + j;
    char s[n + 1];
    for (int i = 0; i < n; i++)
      s[i] = (char)('a' + i);
    s[n] = 0;
    printf("%d %ld %s %lu ", trace(n, m), work(n), s, sizeof m);
  }
  printf("\n");
  return 0;
}
