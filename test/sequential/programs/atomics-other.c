/* Atomic flags, booleans, pointers, structs, and operators on atomic objects. */
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

struct pair { int a, b; };

int main(void) {
  atomic_flag f = ATOMIC_FLAG_INIT;
  bool first = atomic_flag_test_and_set(&f), second = atomic_flag_test_and_set(&f);
  atomic_flag_clear(&f);
  bool third = atomic_flag_test_and_set_explicit(&f, memory_order_acquire);
  printf("%d %d %d\n", first, second, third);
  atomic_bool b = false;
  bool was = atomic_exchange(&b, true);
  printf("%d %d\n", was, atomic_load(&b));
  int a[4] = {1, 2, 3, 4};
  int *_Atomic p = a;
  p++;
  p++;
  printf("%d ", *p);
  p--;
  printf("%d ", *p);
  printf("%d\n", *atomic_exchange(&p, &a[3]));
  _Atomic struct pair s;
  atomic_init(&s, ((struct pair){1, 2}));
  struct pair now = s, want = {1, 2};
  bool ok = atomic_compare_exchange_strong(&s, &want, ((struct pair){3, 4}));
  now = atomic_load(&s);
  printf("%d %d %d\n", ok, now.a, now.b);
  _Atomic double d = 1.5;
  d = d + 2;
  double dv = atomic_load(&d);
  printf("%g %d %d\n", dv, atomic_is_lock_free(&p), (int)sizeof s);
  return 0;
}
