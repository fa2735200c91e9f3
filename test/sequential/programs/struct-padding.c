/* Structs with padding: copied as a whole, compared by member, cleared. */
#include <stdio.h>
#include <string.h>

struct gap { char a; int b; char c; long d; char e; };

static struct gap make(int k) {
  struct gap g = {(char)k, k * 1000, (char)(k + 1), k * 1000000000L, (char)(k + 2)};
  return g;
}

int main(void) {
  struct gap all[4], copy[4];
  for (int i = 0; i < 4; i++)
    all[i] = make(i);
  memcpy(copy, all, sizeof all);
  all[1] = copy[3];
  struct gap *p = &copy[2], local = *p;
  local.b++;
  *p = local;
  for (int i = 0; i < 4; i++)
    printf("%d %d %d %ld %d | %d\n", all[i].a, all[i].b, all[i].c, all[i].d, all[i].e, copy[i].b);
  memset(&local, 0, sizeof local);
  struct gap zero = {0};
  printf("%d\n", memcmp(&local, &zero, 1));
  return 0;
}
