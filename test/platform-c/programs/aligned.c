/* Aligned blocks: as aligned as asked, usable, to be freed.
 * platform: verified
 * platform: -DBOUNDS violated memory
 * platform: -DKEEP violated leak
 * check: leak
 */
#include <assert.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>

int main(void) {
  char *a = aligned_alloc(64, 128);
  assert(((uintptr_t)a & 63) == 0);
  a[127] = 1;
  void *p;
  assert(posix_memalign(&p, 3, 8) == EINVAL);
  assert(posix_memalign(&p, 256, 32) == 0);
  assert(((uintptr_t)p & 255) == 0);
  ((char *)p)[31] = 1;
#ifdef BOUNDS
  ((char *)p)[32] = 1;
#endif
  free(a);
#ifndef KEEP
  free(p);
#endif
  return 0;
}
