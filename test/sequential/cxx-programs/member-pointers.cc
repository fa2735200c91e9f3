#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct A { int x = 1, y = 2; int f(int k) { return x + k; } virtual int g(int k) { return y + k; } int h(int k) const { return k * 2; } virtual ~A() {} }; struct B { int z = 8; virtual int q(int k) { return z - k; } virtual ~B() {} };
struct C : A, B { int g(int k) override { return 100 + k; } };
int call(A &a, int (A::*f)(int), int k) { return (a.*f)(k); }
int main() { A a; C c; int A::*p = &A::y; printf("%d %d\n", a.*p, (&c)->*p); printf("%d %d %d\n", call(a, &A::f, 5), call(a, &A::g, 5), call(c, &A::g, 5));
  int (C::*q)(int) = &C::q; printf("%d\n", (c.*q)(3)); int (A::*n)(int) = nullptr; printf("%d %d\n", n == nullptr, n == &A::f); int C::*z = &C::z; printf("%d\n", c.*z); int (A::*hc)(int) const = &A::h; printf("%d\n", (a.*hc)(4)); return 0; }
