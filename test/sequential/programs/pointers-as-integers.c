/* Pointers through uintptr_t: round trips, alignment, tags in the low bits. */
#include <stdint.h>
#include <stdio.h>

int main(void) {
  long objects[4] = {10, 20, 30, 40};
  uintptr_t bits = (uintptr_t)&objects[2];
  printf("%ld %d\n", *(long *)bits, (int)(bits % 8));
  uintptr_t tagged = bits | 1;
  if (tagged & 1)
    printf("%ld\n", *(long *)(tagged & ~(uintptr_t)1));
  printf("%ld\n", *(long *)(bits + 8) - *(long *)(bits - 16));
  void *p = objects;
  printf("%d %d\n", p == (void *)(intptr_t)p, (long *)p + 1 == &objects[1]);
  int *null = 0;
  printf("%d %d\n", (uintptr_t)null == 0, !null);
  return 0;
}
