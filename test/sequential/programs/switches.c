/* switch: dense, sparse, fall-through, ranges of types, nested, default in the middle. */
#include <limits.h>
#include <stdio.h>

static int dense(int x) {
  switch (x) {
    case 0: return 10;
    case 1: return 11;
    case 2:
    case 3: x += 100;
    default: x++; break;
    case 4: x = -x;
  }
  return x;
}
static const char *sparse(long x) {
  switch (x) {
    case LONG_MIN: return "min";
    case -1: return "minus";
    case 1000000007: return "prime";
    case 4294967296: return "2^32";
    case LONG_MAX: return "max";
  }
  return "none";
}
static int chars(unsigned char c) {
  switch (c) {
    case 'a' ... 'f': return c - 'a' + 10;
    case '0' ... '9': return c - '0';
    case 255: return -255;
    default: return -1;
  }
}

int main(void) {
  for (int i = -1; i < 7; i++)
    printf("%d ", dense(i));
  long v[] = {LONG_MIN, -1, 0, 1000000007, 4294967296, 4294967297, LONG_MAX};
  for (int i = 0; i < 7; i++)
    printf("%s ", sparse(v[i]));
  printf("%d %d %d %d\n", chars('c'), chars('7'), chars(255), chars('z'));
  for (int i = 0; i < 4; i++) {
    switch (i & 1) {
      case 0:
        switch (i) {
          case 2: printf("two "); break;
          default: continue;
        }
        break;
      case 1: printf("odd ");
    }
    printf("%d;", i);
  }
  printf("\n");
  return 0;
}
