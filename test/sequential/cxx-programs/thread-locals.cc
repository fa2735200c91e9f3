#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct T { int n; T(int n) : n(n) { printf("+T %d\n", n); } ~T() { printf("-T %d\n", n); } }; thread_local int plain = 4; int start() { printf("start\n"); return 7; } thread_local int dynamic = start(); thread_local T object(3);
int use() { static thread_local int calls = start() + 1; return calls++; } struct H { static thread_local int member; }; thread_local int H::member = start() * 2;
int main() { plain++; printf("%d\n", plain); int a = use(), b = use(); printf("%d %d\n", a, b); printf("%d\n", dynamic); printf("%d\n", object.n); printf("%d\n", H::member); return 0; }
