/* alloca lives until the function returns; an array of variable length until its block is left, each time.
 * lifetimes: verified
 * lifetimes: -DARRAY violated memory
 * lifetimes: -DEARLY violated memory
 * lifetimes: -DALLOCA violated memory
 */
#include <alloca.h>
#include <assert.h>
static int *kept, *two[2];
static void grow(int n) {
  for (int i = 0; i < 2; i++) {
    two[i] = alloca(n * sizeof(int));
    two[i][n - 1] = i;
  }
  assert(two[0][n - 1] == 0 && two[1][n - 1] == 1);
}
int main(int argc, char **argv) {
  (void)argv;
  int n = argc + 1;
  for (int i = 0; i < 2; i++) {
    int a[n];
    a[0] = i;
    kept = a;
    if (i == 1) break;
    int b[n + 1];
    b[n] = 5;
    kept = b;
    assert(kept[n] == 5 && a[0] == 0);
  }
#ifdef ARRAY
  return kept[0];
#endif
  for (int i = 0; i < 2; i++) {
#ifdef EARLY
    if (i == 1) return kept[0];
#endif
    int c[n];
    c[0] = i;
    kept = c;
    if (i == 0) continue;
    assert(kept[0] == 1);
  }
  grow(n);
#ifdef ALLOCA
  return two[1][0];
#endif
  return 0;
}
