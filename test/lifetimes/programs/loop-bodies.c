/* Each iteration of a loop has variables of its own, also behind a label, and in a switch that jumps past them.
 * lifetimes: verified
 * lifetimes: -DBODY violated memory
 * lifetimes: -DLABEL violated memory
 * lifetimes: -DSWITCH violated memory
 * lifetimes: -DUNDEFINED violated uninitialized
 */
#include <assert.h>
int *body, *labelled, *bypassed;
int main(void) {
  for (int i = 0; i < 2; i++) {
#ifdef BODY
    if (i == 1) assert(*body == 0);
#endif
    int x = i;
    body = &x;
    assert(*body == i);
  }
  for (int i = 0; i < 2; i++) {
    int tries = 0;
#ifdef LABEL
    if (i == 1) assert(*labelled == 0);
#endif
  retry:;
    int y = i;
    labelled = &y;
    if (tries++ == 0) goto retry;
    assert(*labelled == i);
  }
  for (int i = 0; i < 2; i++) {
    switch (i) {
      int z;
    case 0:
      z = 7;
      bypassed = &z;
      assert(*bypassed == 7);
      break;
    default:
#ifdef SWITCH
      assert(*bypassed == 7);
#endif
#ifdef UNDEFINED
      assert(z == 7);
#endif
      break;
    }
  }
  return 0;
}
