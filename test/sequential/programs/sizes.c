/* sizeof, _Alignof, offsetof. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct mixed { char a; double b; short c; char d[3]; int e; };
struct nested { char a; struct mixed m; _Bool b; };
struct __attribute__((packed)) tight { char a; double b; short c; };
struct __attribute__((aligned(32))) wide { int a; };
union u { char c[5]; int i; };

int main(void) {
  printf("%lu %lu %lu %lu %lu %lu %lu\n", sizeof(char), sizeof(short), sizeof(int), sizeof(long), sizeof(long long), sizeof(void *), sizeof(_Bool));
  printf("%lu %lu %lu %lu %lu\n", sizeof(struct mixed), sizeof(struct nested), sizeof(struct tight), sizeof(struct wide), sizeof(union u));
  printf("%lu %lu %lu %lu\n", offsetof(struct mixed, b), offsetof(struct mixed, d), offsetof(struct mixed, e), offsetof(struct nested, m.e));
  printf("%lu %lu %lu %lu\n", _Alignof(char), _Alignof(double), _Alignof(struct mixed), _Alignof(struct wide));
  printf("%lu %lu %lu\n", sizeof(size_t), sizeof(uintptr_t), sizeof(ptrdiff_t));
  int a[7][3];
  printf("%lu %lu %lu\n", sizeof a, sizeof a[0], sizeof &a);
  int i = 1;
  printf("%lu %d\n", sizeof(i++), i);
  struct tight t = {1, 2.5, 3};
  printf("%d %g %d\n", t.a, t.b, t.c);
  return 0;
}
