/*
 * Wide results that are computed with: still a function.
 * engines: sequentialize random
 * values: verified
 * values: -DBUG violated assertion: slot(1) == slot(2)
 */
#include <assert.h>
#include <heddle.h>
heddle_pure unsigned hash(int key);
struct pair { int a, b; };
heddle_pure struct pair both(int key);
static unsigned slot(int key) { return hash(key) % 4; }
int main(void) {
  int i = heddle_choose(0, 1);
  assert(slot(i) == slot(i) && slot(i) < 4);
  struct pair p = both(i), q = both(i);
  assert(p.a == q.a && p.b == q.b);
#ifdef BUG
  assert(slot(1) == slot(2));
#endif
  return 0;
}
