#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct E { int n; ~E() { printf("~E %d\n", n); } E(int n) : n(n) {} E(const E &) = default; };
std::exception_ptr keep() { try { throw E(4); } catch (...) { return std::current_exception(); } }
int main() { { std::exception_ptr p = keep(); std::exception_ptr q = p; printf("%d %d\n", p == q, p != nullptr); for (int i = 0; i < 2; i++) try { std::rethrow_exception(q); } catch (E &e) { printf("got %d\n", e.n++); } }
  printf("gone\n"); std::exception_ptr none = std::current_exception(); printf("%d\n", none == nullptr); auto m = std::make_exception_ptr(7); try { std::rethrow_exception(m); } catch (int i) { printf("%d\n", i); } return 0; }
