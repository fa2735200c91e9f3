#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct S { char *p; int n; S(int n) : p(new char[n]), n(n) { for (int i = 0; i < n; i++) p[i] = (char)('a' + i); } S(const S &o) : S(o.n) { printf("copy\n"); } S(S &&o) noexcept : p(o.p), n(o.n) { o.p = nullptr; o.n = 0; printf("move\n"); } S &operator=(S o) { char *t = p; p = o.p; o.p = t; int m = n; n = o.n; o.n = m; return *this; } ~S() { delete[] p; } };
template <class T> int which(T &) { return 1; } template <class T> int which(T &&) { return 2; } S make(int n) { S s(n); return s; } S choose(bool b) { S x(1), y(2); return b ? static_cast<S &&>(x) : static_cast<S &&>(y); }
int main() { S a(3); S b = a; S c = static_cast<S &&>(a); printf("%d %d %d %c\n", a.n, b.n, c.n, c.p[2]); a = make(5); printf("%d\n", a.n); int i = 0; printf("%d %d\n", which(i), which(5)); S d = choose(true); printf("%d\n", d.n); const int &life = 42; int &&rr = 7; rr++; printf("%d %d\n", life, rr); return 0; }
