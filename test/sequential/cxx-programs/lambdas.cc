#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
template <class F> auto twice(F f) { return [f](auto x) { return f(f(x)); }; } int apply(int (*f)(int), int x) { return f(x); }
int main() { int n = 5; auto add = [n](int x) { return x + n; }; auto inc = [&n] { return ++n; }; inc(); printf("%d %d %d\n", add(1), n, twice(add)(1)); auto counter = [c = 0]() mutable { return ++c; }; counter(); counter(); printf("%d\n", counter());
  printf("%d\n", apply([](int x) { return x * 3; }, 7)); struct S { int v = 4; auto get() { return [this] { return v; }; } auto copy() { return [*this] { return v; }; } } s; auto g = s.get(); auto c = s.copy(); s.v = 9; printf("%d %d\n", g(), c()); auto fact = [](auto self, int k) -> int { return k < 2 ? 1 : k * self(self, k - 1); }; printf("%d\n", fact(fact, 6)); return 0; }
