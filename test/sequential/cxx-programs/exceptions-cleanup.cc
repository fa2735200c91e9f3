#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct T { int n; T(int n) : n(n) { printf("+%d\n", n); } ~T() { printf("-%d\n", n); } };
void deep(int n) { T t(n); if (n == 0) throw n; deep(n - 1); printf("not here\n"); }
int main() { try { deep(4); } catch (int) { printf("caught\n"); } 
  try { T a(10); try { T b(11); throw 3; } catch (double) { printf("no\n"); } } catch (int e) { printf("outer %d\n", e); } return 0; }
