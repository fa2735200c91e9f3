/* Duff's device: a loop inside a switch. */
#include <stdio.h>

static void copy(char *to, const char *from, int count) {
  int n = (count + 3) / 4;
  switch (count % 4) {
    case 0: do { *to++ = *from++;
    case 3:      *to++ = *from++;
    case 2:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--n > 0);
  }
}

int main(void) {
  for (int n = 1; n <= 11; n++) {
    char out[12] = {0};
    copy(out, "abcdefghijk", n);
    printf("%s ", out);
  }
  printf("\n");
  return 0;
}
