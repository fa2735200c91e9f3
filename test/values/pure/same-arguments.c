/*
 * Equal arguments give equal results; of different ones nothing is known, neither that they differ nor that they do not.
 * values: verified
 * values: -DDIFFERENT violated assertion: hash(1) == hash(2)
 * values: -DALIKE violated assertion: hash(1) != hash(2)
 * values: -DOTHER violated assertion: hash(1) == other(1)
 */
#include <assert.h>
#include <heddle.h>
heddle_pure int hash(int key);
heddle_pure int other(int key);
int main(void) {
  int one = heddle_choose(0, 1), two = heddle_choose(0, 1);
  assert(one != two || hash(one) == hash(two));
  int first = hash(3);
  for (int i = 0; i < 2; i++) assert(hash(3) == first);
#ifdef DIFFERENT
  assert(hash(1) == hash(2));
#endif
#ifdef ALIKE
  assert(hash(1) != hash(2));
#endif
#ifdef OTHER
  assert(hash(1) == other(1));
#endif
  return 0;
}
