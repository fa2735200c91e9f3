/* Leaving the block of an array of variable length takes with it what alloca() got inside, and nothing else: not what it got before the
 * block, nor between two rounds of a loop.
 * lifetimes: verified
 * lifetimes: -DINSIDE violated memory
 * lifetimes: -DCONSTANT violated memory
 * lifetimes: -DINNER violated memory
 */
#include <alloca.h>
#include <assert.h>
static int *before, *inside, *fixed, *between[2], *inner;
int main(int argc, char **argv) {
  (void)argv;
  int n = argc + 1;
  before = alloca(n * sizeof(int));
  before[0] = 1;
  for (int i = 0; i < 2; i++) {
    {
      int a[n];
      a[0] = i;
      inside = alloca(n * sizeof(int));
      inside[0] = a[0];
      fixed = alloca(8);
      fixed[1] = 7;
      {
        int b[n + 1];
        b[n] = 5;
        inner = alloca(n * sizeof(int));
        inner[0] = b[n];
      }
#ifdef INNER
      inner[0]++;
#endif
      assert(inside[0] == i && fixed[1] == 7);
    }
    between[i] = alloca(n * sizeof(int));
    between[i][0] = i;
  }
  assert(before[0] == 1 && between[0][0] == 0 && between[1][0] == 1);
#ifdef INSIDE
  inside[0] = 2;
#endif
#ifdef CONSTANT
  fixed[1] = 2;
#endif
  return 0;
}
