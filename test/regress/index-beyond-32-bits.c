/*
 * An index of more than 32 bits leaves the array. The bounded program took its low 32 bits.
 *
 * agree: violated memory
 */
#include <heddle.h>
#include <stdint.h>

int x[4];

int main(void) {
  uint64_t i = (uint64_t)heddle_choose(0, 1) << 32;
  x[i] = 1;
  return 0;
}
