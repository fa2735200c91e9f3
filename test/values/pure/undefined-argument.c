/*
 * An argument is defined, as those of a library function are.
 * values: verified
 * values: -DBUG violated uninitialized
 */
#include <assert.h>
#include <heddle.h>
#include <stdlib.h>
heddle_pure int hash(int key);
int main(void) {
  int *p = malloc(sizeof *p);
#ifndef BUG
  *p = 1;
#endif
  int got = hash(*p);
  assert(got == hash(1));
  free(p);
  return 0;
}
