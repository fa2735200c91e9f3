/*
 * Stack objects lie at multiples of their alignment, also those that never leave their thread: programs keep tags in
 * the low bits of pointers. The VM placed private stack objects at multiples of 4 bytes, whatever their type.
 *
 * prints: 0 0
 * prints: 0 0
 * prints: 0 0
 */
#include <stdint.h>
#include <stdio.h>

static int misaligned(void *p, unsigned by) {
  return (int)((uintptr_t)p % by);
}

static long nest(int depth) {
  int odd[3] = {depth, 1, 2};
  long longs[2] = {depth, 3};
  double real = depth;
  printf("%d %d\n", misaligned(longs, 8), misaligned(&real, 8));
  return depth == 0 ? odd[0] : nest(depth - 1) + longs[1] + odd[depth % 3];
}

int main(void) {
  return nest(2) == 8 ? 0 : 1;
}
