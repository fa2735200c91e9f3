/* An exception ends the lives of what it leaves, in the same function and in those it passes.
 * lifetimes: verified
 * lifetimes: -DSAME violated memory
 * lifetimes: -DPASSED violated memory
 * lifetimes: -DDESTRUCTOR violated memory
 */
#include <cassert>
static int *seen, *passed;
struct Guard {
  int *p;
  ~Guard() { *p = 0; }
};
static void thrower(int *to) { throw to; }
static void middle() {
  int y = 5;
  passed = &y;
  thrower(&y);
}
int main() {
  int total = 0;
  try {
    int x = 3;
    seen = &x;
    Guard g{&x};
    middle();
  } catch (int *p) {
    total = 1;
#ifdef PASSED
    total = *p;
#endif
#ifdef SAME
    total = *seen;
#endif
  }
  {
    int inner = 1;
#ifdef DESTRUCTOR
    int *q;
    { int gone = 1; q = &gone; }
    Guard g{q};
#else
    Guard g{&inner};
#endif
  }
  assert(total == 1);
}
