#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
int made; struct T { int v; T(int v) : v(v) { made++; } };
int get(int x) { static T t(x * 2); return t.v; }
template <int N> int &counter() { static int c = N; return c; }
int main() { int a = get(3), b = get(4); printf("%d %d %d\n", a, b, made); counter<5>()++; counter<6>() += 10; printf("%d %d %d\n", counter<5>(), counter<6>(), counter<7>());
  for (int i = 0; i < 3; i++) { static int k = i + 10; printf("%d ", k++); } printf("\n"); return 0; }
