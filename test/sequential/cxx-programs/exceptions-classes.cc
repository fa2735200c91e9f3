#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct E { int v; E(int v) : v(v) { printf("E %d\n", v); } E(const E &o) : v(o.v + 1) { printf("copy %d\n", v); } virtual ~E() { printf("~E %d\n", v); } virtual const char *what() const { return "E"; } };
struct F : E { F(int v) : E(v) {} const char *what() const override { return "F"; } };
void g(int x) { if (x & 1) throw F(x); throw E(x); }
int main() { for (int i = 0; i < 2; i++) { try { g(i); } catch (F &f) { printf("F& %s %d\n", f.what(), f.v); } catch (E &e) { printf("E& %s %d\n", e.what(), e.v); }
  try { g(i); } catch (E e) { printf("by value %s %d\n", e.what(), e.v); } } return 0; }
