/*
 * Without --check overflow it wraps, and the execution goes on; an undefined value is not said to overflow.
 * values: verified
 * values: -DBUG violated assertion
 */
#include <assert.h>
#include <limits.h>
volatile int max = INT_MAX, min = INT_MIN;
int main(void) {
  int undefined;
  int unused = undefined + 1;
  assert(max + 1 == min && -min == min && max * 2 == -2);
#ifdef BUG
  assert(max + 1 > max);
#endif
}
