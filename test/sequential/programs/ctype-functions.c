/* ctype.h, atoi and strtol. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  const char *s = "aZ5 _\n";
  for (; *s; s++)
    printf("%d%d%d%d%d %c ", !!isalpha(*s), !!isdigit(*s), !!isspace(*s), !!isupper(*s), !!isalnum(*s), toupper(*s) == '\n' ? '.' : toupper(*s));
  printf("\n%d %d %d\n", atoi("42"), atoi("  -17xyz"), atoi("x"));
  char *end;
  long v = strtol("123abc", &end, 10);
  printf("%ld %s %ld %ld\n", v, end, strtol("ff", NULL, 16), strtol("0x1f", NULL, 0));
  printf("%d %ld\n", abs(-5), labs(-5L));
  return 0;
}
