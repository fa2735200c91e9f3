#include <cstdio>
#include <cstring>
#include <exception>
#include <initializer_list>
#include <new>
#include <typeinfo>
#include <utility>
struct A { int a = 1; virtual ~A() {} }; struct B { int b = 2; virtual ~B() {} }; struct C : A, B { int c = 3; }; C object;
void t(int k) { switch (k) { case 0: throw &object; case 1: throw static_cast<B *>(&object); case 2: throw nullptr; case 3: { static int i = 9; throw &i; } case 4: { static const int i = 8; throw &i; } } }
int main() { for (int k = 0; k < 5; k++) try { t(k); } catch (A *a) { printf("A* %d\n", a != nullptr ? a->a : 0); } catch (B *b) { printf("B* %d\n", b->b); } catch (int *i) { printf("int* %d\n", *i); } catch (const void *v) { printf("const void* %d\n", *(const int *)v); }
  try { throw &object; } catch (const B *b) { printf("const B* %d\n", b->b); } return 0; }
