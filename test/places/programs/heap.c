#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = calloc(1u << 30, 8);
  return p != 0;
}
