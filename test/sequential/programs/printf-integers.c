/* printf: flags, width and precision of the integer conversions. */
#include <stdio.h>

int main(void) {
  int v[] = {0, 7, -7, 123456};
  for (int i = 0; i < 4; i++) {
    int n = v[i];
    printf("[%d][%5d][%-5d][%05d][%+d][% d][%.3d][%8.4d][%-8.4d|]\n", n, n, n, n, n, n, n, n, n);
    printf("[%u][%x][%X][%o][%#x][%#o][%08x][%#10x][%-#8x|]\n", n, n, n, n, n, n, n, n, n);
  }
  printf("[%ld][%lu][%lx][%lld][%llu]\n", -1L, -1L, 255L, -9223372036854775807LL - 1, 18446744073709551615ULL);
  printf("[%hhd][%hhu][%hd][%hu]\n", 300, 300, 70000, 70000);
  printf("[%zu][%td][%jd]\n", (unsigned long)5, (long)-5, (long)-6);
  printf("[%*d][%-*d][%.*d][%*.*d]\n", 6, 42, 6, 42, 4, 42, 7, 3, 42);
  printf("[%*d]\n", -6, 42);
  printf("[%i][%+i][%+5i][%+05i]\n", 3, 3, 3, 3);
  printf("[%.0d][%.d]\n", 0, 0);
  int n = printf("%s\n", "count");
  printf("%d\n", n);
  return 0;
}
