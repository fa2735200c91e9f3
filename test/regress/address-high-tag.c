/*
 * A tag above bit 32 makes an address another number. The bounded program kept the address's cases and compared these,
 * so that the assertion held.
 *
 * agree: violated assertion
 */
#include <assert.h>
#include <stdint.h>

int x;

int main(void) {
  uintptr_t a = (uintptr_t)&x;
  uintptr_t b = a | (uintptr_t)1 << 48;
  assert(a == b);
  return 0;
}
