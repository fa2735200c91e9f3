/* A structure that is declared in a loop and returned from it stands where the result does: clang marks no life for it, and it is read
 * when its block has been left. (The life that the scopes of the debug info gave it had ended by then: a false use after free.)
 * Found when testing a sequence lock as a data type.
 * heddle-litmus:
 *   sc tso pso relaxed ra rc11 c11: a=1 b=1
 */
#include <heddle.h>
#include <stdatomic.h>

struct pair {
  int a, b;
};

static atomic_int seq = 2;

static struct pair get(void) {
  for (;;) {
    int s = atomic_load_explicit(&seq, memory_order_relaxed);
    if (s & 1) continue;
    struct pair p;
    p.a = 1;
    p.b = 1;
    if (atomic_load_explicit(&seq, memory_order_relaxed) == s) return p;
  }
}

int main(void) {
  struct pair p = get();
  int a = p.a, b = p.b;
  heddle_observe(a, b);
  return 0;
}
