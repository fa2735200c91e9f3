#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
int safe(int x) noexcept { try { if (x) throw x; } catch (int e) { return e * 2; } return 0; }
struct D { bool t; ~D() noexcept(false) { if (t) throw 42; } }; template <class T> constexpr bool nt = noexcept(T());
struct A { A() noexcept {} }; struct B { B() {} };
int main() { printf("%d %d\n", safe(0), safe(4)); try { D d{true}; printf("in\n"); } catch (int e) { printf("dtor %d\n", e); } { D d{false}; } printf("%d %d\n", nt<A>, nt<B>); return 0; }
