#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
namespace a { int f(int) { return 1; } int f(double) { return 2; } namespace b { int f(const char *) { return 3; } struct S {}; int g(S) { return 4; } } inline namespace v { int f(char) { return 5; } } } namespace { int hidden = 6; } using namespace a::b; int d(int x, int y = 10, int z = 100) { return x + y + z; }
struct O { int m(int) & { return 1; } int m(int) && { return 2; } int m(int) const & { return 3; } static int s() { return 4; } };
int main() { printf("%d %d %d %d %d %d\n", a::f(1), a::f(1.0), a::b::f("x"), g(S()), a::f('c'), hidden); printf("%d %d %d\n", d(1), d(1, 2), d(1, 2, 3)); O o; const O k; printf("%d %d %d %d\n", o.m(1), O().m(1), k.m(1), O::s()); return 0; }
