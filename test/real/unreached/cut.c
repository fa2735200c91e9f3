/* What lies behind a loop that a bound cuts is never reached; what is before it, is. */
#include <assert.h>
#include <stdatomic.h>

atomic_int x;

int main(void) {
  x = 1;
  for (int i = 0; i < 100; i++)
    x++;
  x = 3;

  assert(x == 4);
}
