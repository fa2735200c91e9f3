/* Global initialisers: addresses, offsets, function pointers, nested designators, tentative definitions. */
#include <stddef.h>
#include <stdio.h>

struct cell { int v; struct cell *next; };
static int tentative;
static int numbers[5] = {10, 20, 30, 40, 50};
static int *third = &numbers[2];
static int *end = numbers + 5;
static struct cell c3 = {3, NULL}, c2 = {2, &c3}, c1 = {1, &c2};
static struct cell *ring[3] = {&c1, [2] = &c3};
static const char *names[] = {"a", "bc" + 1, &"xyz"[1]};
static int *deep = &c2.v;
static int twice(int x) { return x * 2; }
static int (*fp)(int) = twice;
static struct { char tag; struct { short s[3]; double d; } in; } rec = {'t', {{1, [2] = 3}, .d = 0.5}};
static long diff = offsetof(struct cell, next) + sizeof(int) * 3;
static unsigned char bytes[] = {[3] = 7, 8, [1] = 9};
static float half = 1.0f / 2;
static long negative = -1;
static char text[10] = "abc";
static int tentative = 5;

int main(void) {
  printf("%d %d %ld %d\n", tentative, *third, (long)(end - third), ring[0]->next->next->v);
  printf("%s %s %s %d %d %d\n", names[0], names[1], names[2], *deep, fp(21), ring[1] == NULL);
  printf("%c %d %d %d %g %ld\n", rec.tag, rec.in.s[0], rec.in.s[1], rec.in.s[2], rec.in.d, diff);
  printf("%lu %d %d %d %d %g %ld %d\n", sizeof bytes, bytes[0], bytes[1], bytes[3], bytes[4], half, negative, text[9]);
  return 0;
}
