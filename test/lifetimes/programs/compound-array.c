/* A compound literal that is an array, used in the very first expression behind its block.
 * lifetimes: verified
 * lifetimes: -DBLOCK violated memory
 * lifetimes: -DBODY violated memory
 */
#include <assert.h>
int main(void) {
  int *p, one = 1;
  {
    p = (int[]){one, 2};
    assert(p[1] == 2);
  }
#ifdef BLOCK
  return p[1] - 2;
#endif
  for (int i = 0; i < 2; i++) p = (int[]){i, i};
#ifdef BODY
  return p[1] - 1;
#endif
  p = (int[]){3, one};
  return p[1] - 1;
}
