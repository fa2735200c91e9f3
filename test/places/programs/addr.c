#include <pthread.h>
#include <string.h>
extern unsigned __VERIFIER_nondet_uint(void);
char buffer[4096];
int main(void) {
  unsigned n = __VERIFIER_nondet_uint() & 4095;
  memset(buffer + n, 1, 1);
  return strlen(buffer + (__VERIFIER_nondet_uint() & 4095));
}
