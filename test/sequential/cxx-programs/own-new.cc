#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct Pool { static int used; int v; static void *operator new(std::size_t n) { used += (int)n; return ::operator new(n); } static void operator delete(void *p, std::size_t n) { used -= (int)n; ::operator delete(p); } virtual ~Pool() {} }; int Pool::used;
struct Bigger : Pool { int more[4]; };
int main() { Pool *p = new Pool; int a = Pool::used; Pool *q = new Bigger; printf("%d %d\n", a == (int)sizeof(Pool), Pool::used == (int)(sizeof(Pool) + sizeof(Bigger))); delete p; delete q; printf("%d\n", Pool::used); return 0; }
