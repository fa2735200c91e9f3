/*
 * Every operation that can overflow, once within its range and once beyond; what is unsigned wraps.
 * check: overflow
 * models: sc rc11
 * values: verified
 * values: -DADD violated overflow: signed addition overflows
 * values: -DSUB violated overflow: signed subtraction overflows
 * values: -DMUL violated overflow: signed multiplication overflows
 * values: -DNEG violated overflow: negation overflows
 * values: -DINC violated overflow: signed addition overflows
 * values: -DDIV violated overflow: division overflows
 * values: -DREM violated overflow: division overflows
 * values: -DWIDTH violated overflow: a shift by
 * values: -DNEGATIVE_AMOUNT violated overflow: a shift by
 * values: -DRIGHT violated overflow: a shift by
 * values: -DNEGATIVE violated overflow: a shift by
 * values: -DUNSIGNED_WIDTH violated overflow: a shift by
 * values: -DABS violated overflow: negation overflows
 * values: -DLONG violated overflow: signed addition overflows
 */
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
volatile int max = INT_MAX, min = INT_MIN, one = 1, minus = -1, width = 32;
volatile long lmax = LONG_MAX;
volatile unsigned umax = UINT_MAX;
volatile short s = SHRT_MAX;
int main(void) {
  assert(max - one == INT_MAX - 1 && -(min + one) == INT_MAX && (max - one) / minus == -INT_MAX + 1);
  assert(umax + 1 == 0 && umax * umax == 1 && -umax == 1 && (umax << 1) == UINT_MAX - 1);
  assert((one << 30) == 1 << 30 && (minus >> 3) == -1 && abs(min + one) == INT_MAX);
  s++;
  assert(s == SHRT_MIN);
#if defined(ADD)
  return max + one;
#elif defined(SUB)
  return min - one;
#elif defined(MUL)
  return max * (one + 1);
#elif defined(NEG)
  return -min;
#elif defined(INC)
  int i = max;
  i++;
  return i;
#elif defined(DIV)
  return min / minus;
#elif defined(REM)
  return min % minus;
#elif defined(WIDTH)
  return one << width;
#elif defined(NEGATIVE_AMOUNT)
  return one << minus;
#elif defined(RIGHT)
  return one >> width;
#elif defined(NEGATIVE)
  return minus << one;
#elif defined(UNSIGNED_WIDTH)
  return (umax >> width) != 0;
#elif defined(ABS)
  return abs(min) != 0;
#elif defined(LONG)
  return lmax + one > 0;
#endif
}
