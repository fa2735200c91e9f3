/*
 * Wide results that are computed with: explore would have to try each, and says so.
 * engines: explore
 * values: unknown: hash gives it
 */
#include <assert.h>
#include <heddle.h>
heddle_pure unsigned hash(int key);
int main(void) {
  assert(hash(1) % 4 == hash(1) % 4);
  return 0;
}
