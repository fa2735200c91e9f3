/* The address of an inner block's variable, used when the block is over: read, written, through memory.
 * lifetimes: verified
 * lifetimes: -DREAD violated memory
 * lifetimes: -DWRITE violated memory
 * lifetimes: -DCALL violated memory
 * lifetimes: -DARRAY violated memory
 * lifetimes: -DGLOBAL violated memory
 */
#include <assert.h>
int *global;
static int twice(const int *p) { return 2 * *p; }
static void keep(int **to, int *p) { *to = p; }
int main(void) {
  int *p = 0;
  int *volatile q = 0;
  int sum = 0;
  {
    int x = 3, a[4] = {1, 2, 3, 4};
    p = &x;
    keep((int **)&q, &a[1]);
    global = &x;
    for (int i = 0; i < 4; i++) sum += a[i] + *p;
    assert(*q == 2 && *global == 3);
  }
  assert(sum == 22);
#ifdef READ
  return *p - 3;
#elif defined WRITE
  *p = 4;
#elif defined CALL
  return twice(p);
#elif defined ARRAY
  q[1] = 2;
#elif defined GLOBAL
  return *global;
#endif
  return twice(&sum) - 44;
}
