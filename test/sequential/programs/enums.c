/* Enumerations: explicit and implied values, negative, wide, as indices and in bit masks. */
#include <stdio.h>

enum colour { RED, GREEN = 5, BLUE, ALIAS = GREEN, LAST };
enum level { LOW = -3, MID, HIGH = 2147483647 };
enum mask { A = 1 << 0, B = 1 << 3, C = A | B };
typedef enum { ON = 'x', OFF } state;

static const char *name(enum colour c) {
  switch (c) {
    case RED: return "red";
    case GREEN: return "green";
    case BLUE: return "blue";
    default: return "?";
  }
}

int main(void) {
  printf("%d %d %d %d\n", RED, BLUE, ALIAS, LAST);
  printf("%d %d %d %lu %lu\n", LOW, MID, HIGH, sizeof(enum level), sizeof(state));
  for (enum colour c = RED; c < LAST; c++)
    printf("%s ", name(c));
  enum mask m = C & ~A;
  state s = OFF;
  int table[LAST] = {[GREEN] = 2};
  printf("%d %c %d %d\n", m, s, table[ALIAS], m == B);
  return 0;
}
