/*
 * Bit-fields of an undefined structure are stored one by one: each store reads its undefined neighbours, legally.
 * values: verified
 * values: -DBUG violated uninitialized
 */
#include <assert.h>
struct flags { unsigned a : 3, b : 7, c : 1; unsigned short d : 9; };
static struct flags shared;
static struct flags make(unsigned b) {
  struct flags f;
  f.b = b;
  f.c = 1;
  return f;
}
int main(void) {
  struct flags f = make(100);
  assert(f.b == 100 && f.c == 1);
  shared = f;
  shared.d = 300;
  assert(shared.b == 100 && shared.d == 300);
#ifdef BUG
  assert(shared.a < 4);
#endif
}
