/* Arrays of arrays, and pointers into them. */
#include <stdio.h>

static int cube[2][3][4];

static int total(int (*m)[4], int rows) {
  int t = 0;
  for (int i = 0; i < rows; i++)
    for (int j = 0; j < 4; j++)
      t += m[i][j] * (i + 1);
  return t;
}

int main(void) {
  int n = 0;
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 3; j++)
      for (int k = 0; k < 4; k++) {
        n++;
        cube[i][j][k] = n * n;
      }
  printf("%d %d %d\n", cube[1][2][3], total(cube[0], 3), total(cube[1], 2));
  int *flat = &cube[0][0][0];
  printf("%d %ld\n", flat[17], (long)(&cube[1][1][2] - flat));
  int (*row)[4] = &cube[1][0];
  row++;
  printf("%d %d\n", (*row)[1], row[1][0]);
  char text[3][8] = {"one", "two", "three"};
  for (int i = 0; i < 3; i++)
    printf("%s %c ", text[i], text[i][1]);
  printf("%lu %lu\n", sizeof text, sizeof cube[0]);
  short jag[2][2] = {{1}, {2, 3}};
  printf("%d %d %d %d\n", jag[0][0], jag[0][1], jag[1][0], jag[1][1]);
  return 0;
}
