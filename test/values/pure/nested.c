/*
 * Results as arguments, and compared with constants.
 * values: verified
 * values: -DBUG violated assertion: hash(hash(1)) == 7
 */
#include <assert.h>
#include <heddle.h>
heddle_pure int hash(int key);
int main(void) {
  int first = hash(1);
  assert(first != 7 || hash(first) == hash(7));
  for (int i = 0; i < 2; i++) assert(hash(1) == first);
#ifdef BUG
  assert(hash(hash(1)) == 7);
#endif
  return 0;
}
