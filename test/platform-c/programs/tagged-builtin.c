/* The same pair by the __atomic builtins on a plain struct.
 * platform: verified
 * platform: -DTORN violated race
 */
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

struct pair {
  void *p;
  uintptr_t tag;
} __attribute__((aligned(2 * sizeof(void *))));
struct pair s;

static void *run(void *arg) {
  struct pair old, new;
#ifdef TORN
  s.p = arg;
  s.tag++;
  (void)old, (void)new;
#else
  __atomic_load(&s, &old, __ATOMIC_ACQUIRE);
  do {
    new.p = arg;
    new.tag = old.tag + 1;
  } while (!__atomic_compare_exchange(&s, &old, &new, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
#endif
  return 0;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, run, &a);
  pthread_create(&b, 0, run, &b);
  pthread_join(a, 0);
  pthread_join(b, 0);
  assert(s.tag == 2 && (s.p == &a || s.p == &b));
  return 0;
}
