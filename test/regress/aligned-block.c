/*
 * Blocks are as aligned as asked. The bounded program placed all of them at multiples of 16, so that a formula had a
 * model which the machine did not follow.
 *
 * agree: verified
 */
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  free(malloc(1));
  char *a = aligned_alloc(64, 128);
  _Alignas(256) char b[8];
  assert(((uintptr_t)a & 63) == 0 && ((uintptr_t)b & 255) == 0);
  free(a);
  return 0;
}
