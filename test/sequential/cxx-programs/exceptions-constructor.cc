#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct M { int n; M(int n) : n(n) { printf("M %d\n", n); if (n == 3) throw n; } ~M() { printf("~M %d\n", n); } };
struct O { M a{1}; M b; O(int x) try : b(x) { printf("O\n"); } catch (int e) { printf("in O %d\n", e); } ~O() { printf("~O\n"); } };
int main() { { O o(2); } try { O o(3); } catch (int e) { printf("main %d\n", e); }
  try { M *m = new M[2]{M(5), M(3)}; (void)m; } catch (int) { printf("array\n"); } try { M *p = new M(3); delete p; } catch (int) { printf("new\n"); } return 0; }
