/*
 * `-fwrapv`: signed arithmetic wraps, which is then no overflow. A shift by the width and the smallest integer divided by -1
 * still have no meaning; nor does the library's abs of it, of which the flag says nothing.
 * check: overflow
 * models: sc rc11
 * values: -DADD violated overflow: signed addition overflows
 * values: -DADD -fwrapv verified
 * values: -DSUB violated overflow: signed subtraction overflows
 * values: -DSUB -fwrapv verified
 * values: -DMUL violated overflow: signed multiplication overflows
 * values: -DMUL -fwrapv verified
 * values: -DNEG violated overflow: negation overflows
 * values: -DNEG -fwrapv verified
 * values: -DINC violated overflow: signed addition overflows
 * values: -DINC -fwrapv verified
 * values: -DLONG violated overflow: signed addition overflows
 * values: -DLONG -fwrapv verified
 * values: -DNEGATIVE violated overflow: a shift by
 * values: -DNEGATIVE -fwrapv verified
 * values: -DBEYOND violated overflow: a shift by
 * values: -DBEYOND -fwrapv verified
 * values: -DADD -fno-strict-overflow verified
 * values: -DADD -fwrapv -fno-wrapv violated overflow: signed addition overflows
 * values: -DADD -fwrapv -fstrict-overflow violated overflow: signed addition overflows
 * values: -DADD -fwrapv-pointer violated overflow: signed addition overflows
 * values: -DWIDTH -fwrapv violated overflow: a shift by
 * values: -DDIV -fwrapv violated arithmetic: division overflows
 * values: -DREM -fwrapv violated arithmetic: division overflows
 * values: -DABS -fwrapv violated overflow: negation overflows
 */
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
volatile int max = INT_MAX, min = INT_MIN, one = 1, minus = -1, width = 32;
volatile long lmax = LONG_MAX;
int main(void) {
#if defined(ADD)
  assert(max + one == INT_MIN);
#elif defined(SUB)
  assert(min - one == INT_MAX);
#elif defined(MUL)
  assert(max * (one + 1) == -2);
#elif defined(NEG)
  assert(-min == INT_MIN);
#elif defined(INC)
  int i = max;
  i++;
  assert(i == INT_MIN);
#elif defined(LONG)
  assert(lmax + one == LONG_MIN);
#elif defined(NEGATIVE)
  assert((minus << one) == -2);
#elif defined(BEYOND)
  assert((max << one) == -2);
#elif defined(WIDTH)
  return one << width;
#elif defined(DIV)
  return min / minus;
#elif defined(REM)
  return min % minus;
#elif defined(ABS)
  return abs(min) != 0;
#endif
}
