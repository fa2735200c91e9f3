/* String literals: escapes, concatenation, embedded zeros, arrays against pointers. */
#include <stdio.h>

int main(void) {
  const char *p = "a\tb\\c\"d\x41\102\n";
  for (; *p; p++)
    printf("%d ", *p);
  char s[] = "one" "two"
             "three";
  printf("%lu %s\n", sizeof s, s);
  char z[] = "ab\0cd";
  printf("%lu %s %s\n", sizeof z, z, z + 3);
  char fixed[3] = "xyz";
  printf("%c%c%c %c\n", fixed[0], fixed[1], fixed[2], "index"[2]);
  s[0] = 'O';
  printf("%s %lu\n", s, sizeof "");
  printf("%s\n", __func__[0] ? "named" : "");
  printf("100%% %c%c\n", '\'', '\0' + 65);
  return 0;
}
