/* _Bool: conversion to 0 or 1, arithmetic, arrays of it, in structs. */
#include <stdbool.h>
#include <stdio.h>

struct s { bool a; int n; bool b; };

static bool invert(bool b) { return !b; }

int main(void) {
  bool t = 42, f = 0.0, p = "x", big = 256, huge = 0x100000000;
  printf("%d %d %d %d %d\n", t, f, p, big, huge);
  t += 5;
  f--;
  printf("%d %d %d %lu\n", t, f, invert(t), sizeof(bool));
  bool a[4] = {1, 0, 7};
  int n = 0;
  for (int i = 0; i < 4; i++)
    n = n * 2 + a[i];
  printf("%d %d\n", n, t & f);
  struct s s = {.n = 3};
  s.b = s.n > 2;
  s.a = s.b ^ true;
  printf("%d %d %d %d\n", s.a, s.b, true + true, (bool)3 == true);
  return 0;
}
