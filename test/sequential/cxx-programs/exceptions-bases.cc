#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct V { int v = 7; virtual ~V() {} }; struct L : virtual V { int l = 1; }; struct R : virtual V { int r = 2; }; struct D : L, R { int d = 3; };
struct P { int p = 4; }; struct Q : private P {}; struct X { int x = 5; }; struct Y1 : X {}; struct Y2 : X {}; struct Z : Y1, Y2 {};
template <class T> void raise(const T &t) { throw t; }
int main() { try { raise(D()); } catch (R &r) { printf("R %d %d\n", r.r, r.v); } try { raise(D()); } catch (V &v) { printf("V %d\n", v.v); }
  try { raise(Q()); } catch (P &) { printf("private\n"); } catch (...) { printf("not accessible\n"); } try { raise(Z()); } catch (X &) { printf("X\n"); } catch (Y2 &) { printf("ambiguous\n"); } return 0; }
