/* Locks and counters of exclusive pairs (ldxr, stxr), as code for arm64 writes them.
 * expect: -> verified
 * expect: --model=tso -> verified
 * expect: -DWEAK -> race
 * expect: -DLOST -> assertion
 */
#include <assert.h>
#include <pthread.h>

static int word, count, shared;

static int cas(int *p, int old, int new) {
  int was, tmp;
  __asm__ __volatile__(
      "1: ldaxr %w0, [%2]\n"
      "   cmp %w0, %w3\n"
      "   b.ne 2f\n"
      "   stxr %w1, %w4, [%2]\n"
      "   cbnz %w1, 1b\n"
      "2:"
      : "=&r"(was), "=&r"(tmp)
      : "r"(p), "r"(old), "r"(new)
      : "cc", "memory");
  return was;
}

static int add_return(int *p, int n) {
  int value, tmp;
  __asm__ __volatile__(
      "   prfm pstl1strm, [%2]\n"
      "1: ldxr %w0, [%2]\n"
      "   add %w0, %w0, %w3\n"
      "   stlxr %w1, %w0, [%2]\n"
      "   cbnz %w1, 1b\n"
      "   dmb ish"
      : "=&r"(value), "=&r"(tmp)
      : "r"(p), "r"(n)
      : "memory");
  return value;
}

static int xchg(int *p, int n) {
  int old, tmp;
#ifdef WEAK
  __asm__ __volatile__("1: ldxr %w0, [%2]\n stxr %w1, %w3, [%2]\n cbnz %w1, 1b"
#else
  __asm__ __volatile__("1: ldxr %w0, [%2]\n stlxr %w1, %w3, [%2]\n cbnz %w1, 1b"
#endif
                       : "=&r"(old), "=&r"(tmp)
                       : "r"(p), "r"(n)
                       : "memory");
  return old;
}

static void *thread(void *arg) {
  while (cas(&word, 0, 1) != 0) __asm__ __volatile__("yield" ::: "memory");
  shared++;
  assert(xchg(&word, 0) == 1);
#ifdef LOST
  assert(add_return(&count, 1) == 1);
#else
  assert(add_return(&count, 1) <= 2);
#endif
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, thread, 0);
  pthread_create(&b, 0, thread, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(shared == 2 && count == 2 && word == 0);
  return 0;
}
