/* Matrices of doubles: multiplication, Gaussian elimination. */
#include <stdio.h>

enum { N = 3 };

static void multiply(double a[N][N], double b[N][N], double c[N][N]) {
  for (int i = 0; i < N; i++)
    for (int j = 0; j < N; j++) {
      c[i][j] = 0;
      for (int k = 0; k < N; k++)
        c[i][j] += a[i][k] * b[k][j];
    }
}
static double determinant(double m[N][N]) {
  double d = 1;
  for (int i = 0; i < N; i++) {
    d *= m[i][i];
    for (int r = i + 1; r < N; r++) {
      double f = m[r][i] / m[i][i];
      for (int c = i; c < N; c++)
        m[r][c] -= f * m[i][c];
    }
  }
  return d;
}

int main(void) {
  double a[N][N] = {{2, 1, 3}, {0.5, 4, 1}, {1, 0.25, 7}}, b[N][N] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 10}}, c[N][N];
  multiply(a, b, c);
  for (int i = 0; i < N; i++)
    printf("%.4f %.4f %.4f\n", c[i][0], c[i][1], c[i][2]);
  printf("%.10f %.10f\n", determinant(a), determinant(b));
  return 0;
}
