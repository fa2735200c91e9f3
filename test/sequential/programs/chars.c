/* Plain char is signed here; arithmetic on characters. */
#include <limits.h>
#include <stdio.h>

static char rot13(char c) {
  if (c >= 'a' && c <= 'z')
    return (char)((c - 'a' + 13) % 26 + 'a');
  return c;
}

int main(void) {
  char c = (char)200;
  unsigned char u = (unsigned char)c;
  printf("%d %d %d %d\n", c, u, CHAR_MIN, c < 0);
  const char *s = "hello world";
  for (const char *p = s; *p; p++)
    printf("%c", rot13(*p));
  char d = '9';
  printf(" %d %c\n", d - '0', d + 1);
  printf("%d\n", '\377');
  signed char sc = -128;
  sc = (signed char)-sc;
  printf("%d %d\n", sc, (unsigned char)~0);
  return 0;
}
