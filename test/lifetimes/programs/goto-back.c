/* Coming back to a declaration makes the variable undefined again; in C it is still the same object.
 * lifetimes: verified
 * lifetimes: -DUNDEFINED violated uninitialized
 * lifetimes: -DSHARED violated uninitialized
 */
#include <assert.h>
int *global;
int main(void) {
  int rounds = 0;
again:;
  int x, y;
  global = &y;
#ifdef UNDEFINED
  if (rounds == 1) assert(x == 5);
#endif
#ifdef SHARED
  if (rounds == 1) assert(*global == 6);
#endif
  x = 5;
  y = 6;
  assert(*global == 6);
  if (rounds++ == 0) goto again;
  return x - 5;
}
