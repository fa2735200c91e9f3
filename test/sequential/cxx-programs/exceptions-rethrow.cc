#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct E { int n; };
void inner() { try { throw E{5}; } catch (E &e) { e.n++; throw; } }
void middle() { try { inner(); } catch (...) { printf("middle\n"); throw; } }
int main() { try { middle(); } catch (E &e) { printf("%d\n", e.n); }
  try { try { throw 1; } catch (int) { throw 2; } } catch (int e) { printf("replaced %d\n", e); }
  try { try { throw 1; } catch (int a) { try { throw a + 10; } catch (int b) { printf("nested %d %d\n", a, b); } throw; } } catch (int c) { printf("back %d\n", c); } return 0; }
