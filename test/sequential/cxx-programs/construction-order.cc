#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct T { const char *n; T(const char *n) : n(n) { printf("+%s\n", n); } ~T() { printf("-%s\n", n); } T(const T &o) : n(o.n) { printf("copy %s\n", n); } };
struct Base { T t{"base"}; Base() { printf("Base\n"); } ~Base() { printf("~Base\n"); } };
struct Derived : Base { T x{"x"}, y{"y"}; Derived() { printf("Derived\n"); } ~Derived() { printf("~Derived\n"); } };
T by_value(T t) { return t; }
int main() { { Derived d; T local("local"); } T a("a"); T b = by_value(a); T arr[2] = {{"p"}, {"q"}}; T("temp"); printf("end\n"); return 0; }
