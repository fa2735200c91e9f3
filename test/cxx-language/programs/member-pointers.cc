// expect: verified
#include <cassert>
struct A { int x = 1; int f(int k) { return x + k; } virtual int g(int k) { return k; } }; struct B { int y = 5; int h(int k) { return y * k; } }; struct C : A, B { int g(int k) override { return -k; } };
int main() { C c; int (A::*f)(int) = &A::f, (A::*g)(int) = &A::g; int (C::*h)(int) = &C::h; int C::*y = &C::y; assert((c.*f)(2) == 3 && (c.*g)(2) == -2 && (c.*h)(2) == 10 && c.*y == 5); }
