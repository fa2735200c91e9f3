#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
int twice(int (*f)(int), int x) { return f(f(x)); } int inc(int x) { if (x > 5) throw x; return x + 1; }
struct Call { virtual int operator()(int) = 0; virtual ~Call() {} }; struct Half : Call { int operator()(int x) override { if (x % 2) throw "odd"; return x / 2; } };
int main() { for (int i = 3; i < 7; i++) try { printf("%d\n", twice(inc, i)); } catch (int e) { printf("caught %d\n", e); }
  Half h; Call &c = h; for (int i = 0; i < 3; i++) try { printf("%d\n", c(i)); } catch (const char *s) { printf("%s\n", s); }
  auto l = [](int x) { if (x < 0) throw -x; return x; }; try { l(3); l(-3); } catch (int x) { printf("lambda %d\n", x); } return 0; }
