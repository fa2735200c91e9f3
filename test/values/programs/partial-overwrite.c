/*
 * Bytes of an undefined word are written one after the other, through a union and by memset; what is read of them is
 * defined exactly when all of its bytes are.
 * values: verified
 * values: -DBUG violated uninitialized
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
union word { unsigned char bytes[8]; unsigned short halves[4]; unsigned int ints[2]; unsigned long all; };
static union word shared;
int main(void) {
  union word w, *heap = malloc(sizeof *heap);
  w.bytes[0] = 1;
  w.bytes[1] = 2;
  assert(w.halves[0] == 0x201);
  shared = w;
  assert(shared.halves[0] == 0x201);
  shared.halves[1] = 3;
  assert(shared.ints[0] == 0x30201);
  memcpy(heap, &shared, sizeof *heap);
  assert(heap->ints[0] == 0x30201);
  memset(&heap->ints[1], 1, 4);
  assert(heap->all == 0x0101010100030201);
  memmove(&heap->bytes[1], &heap->bytes[0], 4);
  assert(heap->bytes[4] == 0 && heap->bytes[2] == 2);
#ifdef BUG
  if (shared.bytes[5]) return 1;
#endif
  free(heap);
}
