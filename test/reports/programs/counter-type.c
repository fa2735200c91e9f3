#include <stdatomic.h>

static atomic_int count;

void heddle_init(void) { atomic_store(&count, 0); }

int next(void) {
  int seen = atomic_load(&count);
  atomic_store(&count, seen + 1);
  return seen + 1;
}
