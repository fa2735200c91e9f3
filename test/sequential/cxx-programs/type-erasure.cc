#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
template <class Sig> class Function; template <class R, class... A> class Function<R(A...)> { struct Base { virtual R call(A...) = 0; virtual Base *clone() = 0; virtual ~Base() {} }; template <class F> struct Holder : Base { F f; Holder(F f) : f(f) {} R call(A... a) override { return f(a...); } Base *clone() override { return new Holder(f); } }; Base *b; public: template <class F> Function(F f) : b(new Holder<F>(f)) {} Function(const Function &o) : b(o.b->clone()) {} ~Function() { delete b; } R operator()(A... a) const { return b->call(a...); } };
int plain(int a, int b) { return a - b; } int use(Function<int(int, int)> f) { return f(10, 4); }
int main() { int k = 3; Function<int(int, int)> f = plain, g = [&k](int a, int b) { return a * b + k++; }; Function<int(int, int)> h = g; int a = use(f), b = use(g), c = use(h), d = h(1, 1); printf("%d %d %d %d %d\n", a, b, c, d, k); return 0; }
