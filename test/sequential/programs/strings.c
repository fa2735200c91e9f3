/* The string functions. */
#include <stdio.h>
#include <string.h>

static int sign(int x) { return (x > 0) - (x < 0); }

int main(void) {
  char buf[32], small[8];
  strcpy(buf, "hello");
  strcat(buf, ", ");
  strncat(buf, "worldwide", 5);
  printf("%s %lu\n", buf, (unsigned long)strlen(buf));
  strncpy(small, "ab", sizeof small);
  printf("%d %d %s\n", small[2], small[7], small);
  printf("%d %d %d\n", sign(strcmp("abc", "abd")), sign(strcmp("abc", "abc")), sign(strcmp("b", "abc")));
  printf("%d %d\n", sign(strncmp("abcx", "abcy", 3)), sign(strncmp("abcx", "abcy", 4)));
  printf("%s %s %d\n", strchr(buf, 'o'), strrchr(buf, 'o'), strchr(buf, 'z') == NULL);
  printf("%s %d\n", strstr(buf, "wor"), strstr(buf, "xyz") == NULL);
  printf("%d\n", sign(strcmp("\xff", "a")));
  printf("%lu\n", (unsigned long)strlen(""));
  return 0;
}
