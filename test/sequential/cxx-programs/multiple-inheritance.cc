#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct A { int a = 1; virtual int f() { return a; } virtual ~A() { printf("~A\n"); } };
struct B { int b = 2; virtual int g() { return b; } virtual ~B() { printf("~B\n"); } };
struct C : A, B { int c = 3; int f() override { return 10 + c; } int g() override { return 20 + c; } ~C() override { printf("~C\n"); } };
int main() {
  C c; A &a = c; B &b = c;
  printf("%d %d %d\n", a.f(), b.g(), static_cast<C &>(b).c);
  B *p = new C; printf("%d\n", p->g()); delete p;
  B *null = static_cast<C *>(nullptr); printf("%d\n", null == nullptr);
  return 0;
}
