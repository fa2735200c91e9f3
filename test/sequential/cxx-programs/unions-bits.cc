#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
union U { int i; float f; struct { unsigned short lo, hi; } s; U() : i(0) {} }; struct B { unsigned a : 3; int b : 5; bool c : 1; unsigned long long d : 40; B(unsigned a, int b, bool c, unsigned long long d) : a(a), b(b), c(c), d(d) {} }; class V { enum { I, D } k; union { int i; double d; }; public: V(int i) : k(I), i(i) {} V(double d) : k(D), d(d) {} void show() const { if (k == I) printf("%d\n", i); else printf("%g\n", d); } };
int main() { U u; u.f = 1.5f; printf("%x %x\n", u.i, u.s.hi); B b(9, -7, true, 1ull << 39); b.a++; printf("%u %d %d %llu\n", b.a, b.b, b.c, (unsigned long long)b.d); V(3).show(); V(2.5).show(); struct E {}; struct F : E { int x; }; printf("%d %d\n", (int)sizeof(E), (int)sizeof(F)); return 0; }
