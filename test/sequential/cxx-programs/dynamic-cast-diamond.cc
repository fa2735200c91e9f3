#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct V { virtual ~V() {} int v = 1; }; struct L : virtual V { int l = 2; }; struct R : virtual V { int r = 3; }; struct D : L, R { int d = 4; }; struct X { virtual ~X() {} }; struct N1 : X {}; struct N2 : X {}; struct N : N1, N2 {};
int main() { D d; V *v = &d; printf("%d %d %d\n", dynamic_cast<L *>(v)->l, dynamic_cast<R *>(v)->r, dynamic_cast<D *>(v)->d); L *l = &d; printf("%d\n", dynamic_cast<R *>(l)->r); L alone; V *w = &alone; printf("%d %d\n", dynamic_cast<D *>(w) == nullptr, dynamic_cast<L *>(w) == &alone);
  N n; N1 *n1 = &n; X *x = n1; printf("%d %d %d\n", dynamic_cast<N *>(x) == &n, dynamic_cast<N2 *>(x) == &n, dynamic_cast<N1 *>(x) == n1); return 0; }
