/*
 * Each byte is tried, and may be computed with.
 * models: sc
 * values: verified
 * values: -DBUG violated assertion: byte(2) != 200
 */
#include <assert.h>
#include <heddle.h>
heddle_pure unsigned char byte(int key);
int main(void) {
  assert(byte(2) - byte(2) == 0 && byte(2) < 256);
#ifdef BUG
  assert(byte(2) != 200);
#endif
  return 0;
}
