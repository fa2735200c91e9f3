/* printf: strings and characters. */
#include <stdio.h>

int main(void) {
  printf("[%s][%10s][%-10s][%.2s][%8.3s][%-8.3s]\n", "heddle", "heddle", "heddle", "heddle", "heddle", "heddle");
  printf("[%c][%3c][%-3c][%%]\n", 'x', 'y', 'z');
  printf("[%.*s][%*s]\n", 3, "abcdef", 9, "abcdef");
  char raw[3] = {'r', 'a', 'w'};
  printf("[%.3s]\n", raw);
  printf("[%s]\n", "");
  puts("a line");
  putchar('c');
  putchar('\n');
  printf("no newline");
  printf("\n%s%s%s\n", "a", "b", "c");
  return 0;
}
