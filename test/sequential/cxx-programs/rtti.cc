#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct A { virtual ~A() {} }; struct B : A { int b = 2; }; struct C : A { int c = 3; }; struct M { virtual ~M() {} int m = 4; }; struct D : B, M {};
int main() { A *list[] = {new A, new B, new C, new D}; for (A *a : list) { B *b = dynamic_cast<B *>(a); C *c = dynamic_cast<C *>(a); M *m = dynamic_cast<M *>(a); printf("%d %d %d\n", b ? b->b : 0, c ? c->c : 0, m ? m->m : 0); printf("%d %d\n", typeid(*a) == typeid(B), typeid(*a) == typeid(D)); }
  try { B &b = dynamic_cast<B &>(*list[2]); printf("%d\n", b.b); } catch (std::bad_cast &) { printf("bad cast\n"); } printf("%d\n", dynamic_cast<void *>(dynamic_cast<M *>(list[3])) == (void *)list[3]);
  A *null = nullptr; try { printf("%s\n", typeid(*null).name()); } catch (std::bad_typeid &) { printf("bad typeid\n"); } printf("%s %s %d\n", typeid(int).name(), typeid(D).name()[0] != 0 ? "D" : "", typeid(int) == typeid(const int)); for (A *a : list) delete a; return 0; }
