#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct T { const char *n; T(const char *n) : n(n) { printf("+%s\n", n); } ~T() { printf("-%s\n", n); } };
int next() { static int n = 100; return ++n; }
int first = next(); T one("one"); static T two("two"); int second = next(); const int third = next();
T &local() { static T t("function local"); return t; }
struct S { static T member; }; T S::member("member");
int main() { printf("%d %d %d\n", first, second, third); local(); local(); printf("main\n"); return 0; }
